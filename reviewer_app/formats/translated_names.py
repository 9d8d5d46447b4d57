"""Translated names: what columns are called in files that are not in English, by field.

Written as `names.fold` gives them: without case, blanks and punctuation.
"""

TRANSLATED: dict[str, tuple[str, ...]] = {
    "external_id": ("identificador", "identifiant", "kennung", "编号", "番号", "번호"),
    "input": (
        "pregunta", "entrada", "consulta", "mensaje", "mensajedelusuario", "pergunta", "mensagem",
        "entrée", "requête", "frage", "eingabe", "anfrage", "domanda", "输入", "提问", "用户输入",
        "問題", "質問", "入力", "질문", "입력", "вопрос", "запрос", "السؤال", "سؤال",
    ),
    "expected_output": (
        "respuestaesperada", "salidaesperada", "respuestacorrecta", "respuesta",
        "respostaesperada", "saídaesperada", "resposta", "réponseattendue", "sortieattendue",
        "réponse", "erwarteteantwort", "erwarteteausgabe", "antwort", "rispostaattesa",
        "risposta", "期望输出", "期望答案", "预期输出", "标准答案", "参考答案", "期待される回答",
        "期待出力", "模範解答", "正解", "答え", "예상답변", "정답", "답변", "ожидаемыйответ",
        "ответ", "الجوابالمتوقع", "الجواب",
    ),
    "expected_tools": (
        "herramientasesperadas", "herramientas", "ferramentas", "outilsattendus", "outils",
        "werkzeuge", "strumenti", "期望工具", "工具",
    ),
    "context": (
        "contexto", "contexte", "kontext", "contesto", "上下文", "背景", "文脈", "контекст",
    ),
    "goal": ("objetivo", "objectif", "ziel", "obiettivo", "目标", "目標", "цель"),
    "user_persona": ("perfildelusuario", "perfildeusuario", "perfil", "用户画像", "ペルソナ"),
    "scenario": ("escenario", "cenário", "scénario", "szenario", "场景", "シナリオ", "сценарий"),
    "stopping_criterias": ("criteriosdeparada", "critèresdarrêt", "abbruchkriterien"),
    "max_iterations": ("máximodeiteraciones", "iteracionesmáximas"),
    "language": ("idioma", "langue", "sprache", "lingua", "语言", "語言", "言語", "언어", "язык"),
    "gender": ("género", "gênero", "sexe", "geschlecht", "genere", "性别", "性別"),
    "variant": (
        "etiqueta", "categoría", "categoria", "catégorie", "kategorie", "类别", "分类",
        "カテゴリ",
    ),
    "source": ("fuente", "fonte", "quelle", "来源", "出典", "источник"),
    "source_file": ("archivo", "arquivo", "fichier", "datei"),
    "confidence": ("confianza", "confiança", "confiance"),
    "name": (
        "nombre", "nome", "nom", "título", "titre", "titel", "titolo", "名称", "标题", "名前",
        "название",
    ),
    "description": (
        "descripción", "descrição", "beschreibung", "descrizione", "notas", "observaciones",
        "comentarios", "remarques", "anmerkungen", "bemerkung", "备注", "说明", "描述", "備考",
        "описание",
    ),
    "tags": ("etiquetas", "étiquettes", "schlagwörter", "标签", "タグ", "метки"),
}  # fmt: skip
