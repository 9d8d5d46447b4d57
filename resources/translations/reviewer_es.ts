<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
 <context>
  <name>reviewer</name>
  <message>
   <source> ms</source>
   <translation> ms</translation>
  </message>
  <message>
   <source> or </source>
   <translation> o </translation>
  </message>
  <message>
   <source>"{mark}" is missing</source>
   <translation>falta «{mark}»</translation>
  </message>
  <message>
   <source>&amp;Case</source>
   <translation>&amp;Caso</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Edición</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Archivo</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>A&amp;yuda</translation>
  </message>
  <message>
   <source>&amp;Queue</source>
   <translation>&amp;Cola</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ver</translation>
  </message>
  <message>
   <source>(column {number})</source>
   <translation>(columna {number})</translation>
  </message>
  <message>
   <source>(comments)</source>
   <translation>(comentarios)</translation>
  </message>
  <message>
   <source>(empty)</source>
   <translation>(vacío)</translation>
  </message>
  <message>
   <source>(without a name)</source>
   <translation>(sin nombre)</translation>
  </message>
  <message>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <source>0 to 1</source>
   <translation>de 0 a 1</translation>
  </message>
  <message>
   <source>A JSON document of more than {limit} MB cannot be read. Save it as JSON Lines (one object per line) and import that.</source>
   <translation>Un documento JSON de más de {limit} MB no se puede leer. Guárdalo como JSON Lines (un objeto por línea) e importa eso.</translation>
  </message>
  <message>
   <source>A YAML file of more than {limit} MB cannot be read. Save it as JSON Lines (one object per line) and import that.</source>
   <translation>Un archivo YAML de más de {limit} MB no se puede leer. Guárdalo como JSON Lines (un objeto por línea) e importa eso.</translation>
  </message>
  <message>
   <source>A background noise needs its level.</source>
   <translation>Un ruido de fondo necesita su nivel.</translation>
  </message>
  <message>
   <source>A backslash inside a text is written twice.</source>
   <translation>Una barra invertida dentro de un texto se escribe dos veces.</translation>
  </message>
  <message>
   <source>A case needs an input, or a goal and a user persona: no column holds the persona.</source>
   <translation>Un caso necesita una entrada, o un objetivo y una persona del usuario: ninguna columna contiene la persona.</translation>
  </message>
  <message>
   <source>A colon is missing.</source>
   <translation>Faltan dos puntos.</translation>
  </message>
  <message>
   <source>A comma is missing.</source>
   <translation>Falta una coma.</translation>
  </message>
  <message>
   <source>A comma is too much here.</source>
   <translation>Aquí sobra una coma.</translation>
  </message>
  <message>
   <source>A comma or a closing brace is missing.</source>
   <translation>Falta una coma o una llave de cierre.</translation>
  </message>
  <message>
   <source>A confidence is between 0 and 1.</source>
   <translation>Una confianza está entre 0 y 1.</translation>
  </message>
  <message>
   <source>A conversation</source>
   <translation>Una conversación</translation>
  </message>
  <message>
   <source>A custom evaluation needs the name of its evaluator.</source>
   <translation>Una evaluación propia necesita el nombre de su evaluador.</translation>
  </message>
  <message>
   <source>A dataset</source>
   <translation>Un conjunto de datos</translation>
  </message>
  <message>
   <source>A dataset's type is one of {types}.</source>
   <translation>El tipo de un conjunto de datos es uno de estos: {types}.</translation>
  </message>
  <message>
   <source>A digit gives the reason, and you can add words. Enter keeps it and goes on; Esc keeps the vote alone.</source>
   <translation>Un dígito da el motivo y puedes añadir palabras. Intro lo guarda y sigue; Esc deja solo el voto.</translation>
  </message>
  <message>
   <source>A downvote asks why</source>
   <translation>Un voto en contra pregunta por qué</translation>
  </message>
  <message>
   <source>A downvote asks why.</source>
   <translation>Un voto en contra pregunta por qué.</translation>
  </message>
  <message>
   <source>A file can only be attached to a text or a JSON object.</source>
   <translation>Un archivo solo se puede adjuntar a un texto o a un objeto JSON.</translation>
  </message>
  <message>
   <source>A formula. It is read in as text and will not be calculated.</source>
   <translation>Una fórmula. Se lee como texto y no se calculará.</translation>
  </message>
  <message>
   <source>A formula: it is read as text and will not be calculated</source>
   <translation>Una fórmula: se lee como texto y no se calculará</translation>
  </message>
  <message>
   <source>A judge model would be asked each time; evaluate the case to see it.</source>
   <translation>Se preguntaría cada vez a un modelo juez; evalúa el caso para verlo.</translation>
  </message>
  <message>
   <source>A key in double quotes is missing.</source>
   <translation>Falta una clave entre comillas dobles.</translation>
  </message>
  <message>
   <source>A key stands twice in one map.</source>
   <translation>Una clave está dos veces en un mapa.</translation>
  </message>
  <message>
   <source>A level of the noise needs a kind of noise.</source>
   <translation>Un nivel de ruido necesita un tipo de ruido.</translation>
  </message>
  <message>
   <source>A line break inside a text is written \n, a tab \t.</source>
   <translation>Un salto de línea dentro de un texto se escribe \n; un tabulador, \t.</translation>
  </message>
  <message>
   <source>A model judges the answer; it passes from {n} of 1</source>
   <translation>Un modelo juzga la respuesta; pasa desde {n} de 1</translation>
  </message>
  <message>
   <source>A model reads the answer and gives a mark</source>
   <translation>Un modelo lee la respuesta y da una calificación</translation>
  </message>
  <message>
   <source>A name for the case.</source>
   <translation>Un nombre para el caso.</translation>
  </message>
  <message>
   <source>A new dataset. Nothing of it is here yet.</source>
   <translation>Un conjunto de datos nuevo. Todavía no hay nada suyo aquí.</translation>
  </message>
  <message>
   <source>A noise level is one of {names}.</source>
   <translation>Un nivel de ruido es uno de estos: {names}.</translation>
  </message>
  <message>
   <source>A noise profile is one of {names}.</source>
   <translation>Un perfil de ruido es uno de estos: {names}.</translation>
  </message>
  <message>
   <source>A number with {count} digits is too long to count with.</source>
   <translation>Un número de {count} dígitos es demasiado largo para calcular.</translation>
  </message>
  <message>
   <source>A pattern of {count} characters is too long.</source>
   <translation>Un patrón de {count} caracteres es demasiado largo.</translation>
  </message>
  <message>
   <source>A ring means that a case is not decided. After each decision the next one comes by itself; {go_next} and {go_previous} go through all of them.</source>
   <translation>Un círculo indica un caso sin decidir. Tras cada decisión llega solo el siguiente; {go_next} y {go_previous} recorren todos.</translation>
  </message>
  <message>
   <source>A row that you add below the last one becomes a new case; its grey columns stay empty.</source>
   <translation>Una fila que añades debajo de la última se convierte en un caso nuevo; sus columnas grises quedan vacías.</translation>
  </message>
  <message>
   <source>A row that you delete stays in Reviewer.</source>
   <translation>Una fila que borras sigue en Reviewer.</translation>
  </message>
  <message>
   <source>A scenario needs a goal.</source>
   <translation>Un escenario necesita un objetivo.</translation>
  </message>
  <message>
   <source>A scenario needs a persona.</source>
   <translation>Un escenario necesita una persona.</translation>
  </message>
  <message>
   <source>A schema of {count} characters is too long.</source>
   <translation>Un esquema de {count} caracteres es demasiado largo.</translation>
  </message>
  <message>
   <source>A schema with both unevaluatedProperties and patternProperties is not supported.</source>
   <translation>No se admite un esquema con unevaluatedProperties y patternProperties a la vez.</translation>
  </message>
  <message>
   <source>A senior is asked</source>
   <translation>Se preguntó a un experto</translation>
  </message>
  <message>
   <source>A server knows only the roles user and assistant, not {roles}.</source>
   <translation>Un servidor solo conoce los roles user y assistant, no {roles}.</translation>
  </message>
  <message>
   <source>A server takes a conversation only in datasets of scenarios.</source>
   <translation>Un servidor solo acepta una conversación en conjuntos de datos de escenarios.</translation>
  </message>
  <message>
   <source>A server takes at most {n} MB of files in one input.</source>
   <translation>Un servidor acepta como máximo {n} MB de archivos en una entrada.</translation>
  </message>
  <message>
   <source>A server takes at most {n} files in one input.</source>
   <translation>Un servidor acepta como máximo {n} archivos en una entrada.</translation>
  </message>
  <message>
   <source>A sheet has {rows} rows and {columns} columns to lay out. {advice}</source>
   <translation>Una hoja tiene {rows} filas y {columns} columnas que desplegar. {advice}</translation>
  </message>
  <message>
   <source>A suite holds current revisions only. Choose another format.</source>
   <translation>Una suite solo contiene revisiones actuales. Elige otro formato.</translation>
  </message>
  <message>
   <source>A suite holds one dataset. Choose one, or write to a file.</source>
   <translation>Una suite contiene un conjunto de datos. Elige uno o escribe en un archivo.</translation>
  </message>
  <message>
   <source>A suite is one document, and this file has several (lines {lines}).</source>
   <translation>Una suite es un solo documento, y este archivo tiene varios (líneas {lines}).</translation>
  </message>
  <message>
   <source>A text begins here and is not closed with a quote.</source>
   <translation>Aquí empieza un texto que no se cierra con comillas.</translation>
  </message>
  <message>
   <source>A text of {size}.</source>
   <translation>Un texto de {size}.</translation>
  </message>
  <message>
   <source>A text that stands twice counts twice.</source>
   <translation>Un texto que está dos veces cuenta dos veces.</translation>
  </message>
  <message>
   <source>A tool call must be a map, and is {kind}.</source>
   <translation>Una llamada a una herramienta debe ser un mapa y es {kind}.</translation>
  </message>
  <message>
   <source>A value is missing.</source>
   <translation>Falta un valor.</translation>
  </message>
  <message>
   <source>A: {a}, B: {b}</source>
   <translation>A: {a}, B: {b}</translation>
  </message>
  <message>
   <source>Accents count</source>
   <translation>Los acentos cuentan</translation>
  </message>
  <message>
   <source>Accents count in the search</source>
   <translation>Los acentos cuentan en la búsqueda</translation>
  </message>
  <message>
   <source>Add a criterion</source>
   <translation>Añadir un criterio</translation>
  </message>
  <message>
   <source>Add a field</source>
   <translation>Añadir un campo</translation>
  </message>
  <message>
   <source>Add a field…</source>
   <translation>Añadir un campo…</translation>
  </message>
  <message>
   <source>Add a key…</source>
   <translation>Añadir una tecla…</translation>
  </message>
  <message>
   <source>Add a pattern</source>
   <translation>Añadir un patrón</translation>
  </message>
  <message>
   <source>Add a tag</source>
   <translation>Añadir una etiqueta</translation>
  </message>
  <message>
   <source>Add a text</source>
   <translation>Añadir un texto</translation>
  </message>
  <message>
   <source>Add a tool</source>
   <translation>Añadir una herramienta</translation>
  </message>
  <message>
   <source>Add a turn</source>
   <translation>Añadir un turno</translation>
  </message>
  <message>
   <source>Add an address…</source>
   <translation>Añadir una dirección…</translation>
  </message>
  <message>
   <source>Add an argument</source>
   <translation>Añadir un argumento</translation>
  </message>
  <message>
   <source>Add an item</source>
   <translation>Añadir un elemento</translation>
  </message>
  <message>
   <source>Add the samples</source>
   <translation>Añadir las muestras</translation>
  </message>
  <message>
   <source>Add this output</source>
   <translation>Añadir esta salida</translation>
  </message>
  <message>
   <source>Add to my words</source>
   <translation>Añadir a mis palabras</translation>
  </message>
  <message>
   <source>Adding the samples…</source>
   <translation>Añadiendo las muestras…</translation>
  </message>
  <message>
   <source>Address copied</source>
   <translation>Dirección copiada</translation>
  </message>
  <message>
   <source>Address of the file</source>
   <translation>Dirección del archivo</translation>
  </message>
  <message>
   <source>Addresses that begin with “{scheme}:” are not opened.</source>
   <translation>Las direcciones que empiezan por «{scheme}:» no se abren.</translation>
  </message>
  <message>
   <source>After \u come four digits.</source>
   <translation>Después de \u vienen cuatro dígitos.</translation>
  </message>
  <message>
   <source>After a decision</source>
   <translation>Después de una decisión</translation>
  </message>
  <message>
   <source>After a downvote</source>
   <translation>Después de un voto en contra</translation>
  </message>
  <message>
   <source>Agent settings</source>
   <translation>Ajustes del agente</translation>
  </message>
  <message>
   <source>All cases</source>
   <translation>Todos los casos</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>Todos los archivos (*)</translation>
  </message>
  <message>
   <source>All its settings</source>
   <translation>Todos sus ajustes</translation>
  </message>
  <message>
   <source>All keys</source>
   <translation>Todas las teclas</translation>
  </message>
  <message>
   <source>All lines</source>
   <translation>Todas las líneas</translation>
  </message>
  <message>
   <source>All that have the same columns</source>
   <translation>Todos los que tienen las mismas columnas</translation>
  </message>
  <message>
   <source>Also kept, without a field here: {keys}</source>
   <translation>También se conserva, sin campo aquí: {keys}</translation>
  </message>
  <message>
   <source>An answer to compare with</source>
   <translation>Una respuesta con la que comparar</translation>
  </message>
  <message>
   <source>An evaluation suite for each dataset, to run and to compare.</source>
   <translation>Una suite de evaluación por cada conjunto de datos, para ejecutar y comparar.</translation>
  </message>
  <message>
   <source>An evaluator that is installed gives the score</source>
   <translation>Un evaluador instalado da la puntuación</translation>
  </message>
  <message>
   <source>An import of {name} stopped at row {done} of {rows}.</source>
   <translation>Una importación de {name} se detuvo en la fila {done} de {rows}.</translation>
  </message>
  <message>
   <source>An invented clinic and bank, and some public sets, in seven languages.</source>
   <translation>Una clínica y un banco inventados y algunos conjuntos públicos, en siete idiomas.</translation>
  </message>
  <message>
   <source>An older program began it, which did not note how the file is read.</source>
   <translation>La empezó un programa más antiguo, que no anotó cómo se lee el archivo.</translation>
  </message>
  <message>
   <source>Another act on many cases is still going on.</source>
   <translation>Otra acción sobre muchos casos sigue en curso.</translation>
  </message>
  <message>
   <source>Another program holds the data.</source>
   <translation>Otro programa tiene los datos abiertos.</translation>
  </message>
  <message>
   <source>Answers under review</source>
   <translation>Respuestas en revisión</translation>
  </message>
  <message>
   <source>Any name will do.</source>
   <translation>Vale cualquier nombre.</translation>
  </message>
  <message>
   <source>Anything else, as JSON.</source>
   <translation>Todo lo demás, como JSON.</translation>
  </message>
  <message>
   <source>Arabic</source>
   <translation>Árabe</translation>
  </message>
  <message>
   <source>Arabic (Windows-1256)</source>
   <translation>Árabe (Windows-1256)</translation>
  </message>
  <message>
   <source>Argentina</source>
   <translation>Argentina</translation>
  </message>
  <message>
   <source>Argument</source>
   <translation>Argumento</translation>
  </message>
  <message>
   <source>Arguments</source>
   <translation>Argumentos</translation>
  </message>
  <message>
   <source>Arguments that are not checked, since the settings say so</source>
   <translation>Argumentos que no se comprueban, porque así lo dicen los ajustes</translation>
  </message>
  <message>
   <source>As JSON</source>
   <translation>Como JSON</translation>
  </message>
  <message>
   <source>As found</source>
   <translation>Como estaba</translation>
  </message>
  <message>
   <source>As it was</source>
   <translation>Como era</translation>
  </message>
  <message>
   <source>As reviewers see it</source>
   <translation>Como lo ven quienes revisan</translation>
  </message>
  <message>
   <source>As text</source>
   <translation>Como texto</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Como el sistema</translation>
  </message>
  <message>
   <source>Ask a senior</source>
   <translation>Preguntar a un experto</translation>
  </message>
  <message>
   <source>Asked a senior</source>
   <translation>Consultados</translation>
  </message>
  <message>
   <source>Asked: “{question}”</source>
   <translation>Preguntado: «{question}»</translation>
  </message>
  <message>
   <source>Assistant</source>
   <translation>Asistente</translation>
  </message>
  <message>
   <source>At least one live turn is needed.</source>
   <translation>Se necesita al menos un turno en vivo.</translation>
  </message>
  <message>
   <source>At least {least} and at most {most}: no answer passes.</source>
   <translation>Al menos {least} y como máximo {most}: ninguna respuesta pasa.</translation>
  </message>
  <message>
   <source>At least {n} calls of tools</source>
   <translation>Al menos {n} llamadas a herramientas</translation>
  </message>
  <message>
   <source>At most {n} calls of tools</source>
   <translation>Como máximo {n} llamadas a herramientas</translation>
  </message>
  <message numerus="yes">
   <source>At most {n} live turns</source>
   <comment>At most {n} live turn</comment>
   <translation>
    <numerusform>Como máximo {n} turno en vivo</numerusform>
    <numerusform>Como máximo {n} turnos en vivo</numerusform>
   </translation>
  </message>
  <message>
   <source>Attach a file…</source>
   <translation>Adjuntar un archivo…</translation>
  </message>
  <message>
   <source>Attach files</source>
   <translation>Adjuntar archivos</translation>
  </message>
  <message>
   <source>Augmented</source>
   <translation>Aumentado</translation>
  </message>
  <message>
   <source>Australia</source>
   <translation>Australia</translation>
  </message>
  <message>
   <source>Austria</source>
   <translation>Austria</translation>
  </message>
  <message>
   <source>Auto-advance off</source>
   <translation>Avance automático desactivado</translation>
  </message>
  <message>
   <source>Auto-advance on</source>
   <translation>Avance automático activado</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Back again</source>
   <translation>De vuelta</translation>
  </message>
  <message>
   <source>Back to the case</source>
   <translation>Volver al caso</translation>
  </message>
  <message>
   <source>Back to the case before</source>
   <translation>Volver al caso anterior visitado</translation>
  </message>
  <message>
   <source>Back to {type}</source>
   <translation>Volver a {type}</translation>
  </message>
  <message>
   <source>Background noise</source>
   <translation>Ruido de fondo</translation>
  </message>
  <message>
   <source>Background noise {profile}, {level}, where a row has none</source>
   <translation>Ruido de fondo {profile}, {level}, donde una fila no lo indica</translation>
  </message>
  <message>
   <source>Baltic (Windows-1257)</source>
   <translation>Báltico (Windows-1257)</translation>
  </message>
  <message>
   <source>Base</source>
   <translation>Base</translation>
  </message>
  <message>
   <source>Basque</source>
   <translation>Euskera</translation>
  </message>
  <message>
   <source>Behavior – conversations with a goal and a persona</source>
   <translation>Comportamiento – conversaciones con un objetivo y una persona</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>Comportamiento</translation>
  </message>
  <message>
   <source>Blanks at both ends do not count</source>
   <translation>Los espacios en ambos extremos no cuentan</translation>
  </message>
  <message>
   <source>Blind first</source>
   <translation>A ciegas primero</translation>
  </message>
  <message>
   <source>Both added here: {mine} here and {theirs} there.</source>
   <translation>Ambos añadieron algo aquí: {mine} aquí y {theirs} allí.</translation>
  </message>
  <message>
   <source>Both changed the same words: {base} became {mine} here and {theirs} there.</source>
   <translation>Ambos cambiaron las mismas palabras: {base} pasó a ser {mine} aquí y {theirs} allí.</translation>
  </message>
  <message>
   <source>Both changed {path}: {base} became {mine} here and {theirs} there.</source>
   <translation>Ambos cambiaron {path}: {base} pasó a ser {mine} aquí y {theirs} allí.</translation>
  </message>
  <message>
   <source>Both made the same change</source>
   <translation>Ambos hicieron el mismo cambio</translation>
  </message>
  <message>
   <source>Both sides say the same.</source>
   <translation>Ambos lados dicen lo mismo.</translation>
  </message>
  <message>
   <source>Both texts are kept, whatever you choose here.</source>
   <translation>Ambos textos se conservan, elijas lo que elijas aquí.</translation>
  </message>
  <message>
   <source>Both texts are kept. Edit the case to go on.</source>
   <translation>Ambos textos se conservan. Edita el caso para continuar.</translation>
  </message>
  <message>
   <source>Brazil</source>
   <translation>Brasil</translation>
  </message>
  <message>
   <source>Bring back from Deferred</source>
   <translation>Recuperar de Aplazados</translation>
  </message>
  <message>
   <source>Bring it back now</source>
   <translation>Traerlo de vuelta ya</translation>
  </message>
  <message>
   <source>Broken pipe</source>
   <translation>la tubería se ha cerrado</translation>
  </message>
  <message>
   <source>Browse…</source>
   <translation>Examinar…</translation>
  </message>
  <message>
   <source>Byte {n} is no UTF-8. Save the file as UTF-8 text.</source>
   <translation>El byte {n} no es UTF-8. Guarda el archivo como texto UTF-8.</translation>
  </message>
  <message>
   <source>CSV</source>
   <translation>CSV</translation>
  </message>
  <message>
   <source>CSV, JSON, YAML or XLSX. Columns are found by name; what stays out is listed.</source>
   <translation>CSV, JSON, YAML o XLSX. Las columnas se reconocen por su nombre; lo que queda fuera se enumera.</translation>
  </message>
  <message>
   <source>CSV, TSV, JSON, JSON Lines, YAML and XLSX files can be read.</source>
   <translation>Se pueden leer archivos CSV, TSV, JSON, JSON Lines, YAML y XLSX.</translation>
  </message>
  <message>
   <source>CSV, a table as text</source>
   <translation>CSV, una tabla como texto</translation>
  </message>
  <message>
   <source>Calls at least</source>
   <translation>Llamadas como mínimo</translation>
  </message>
  <message>
   <source>Calls at most</source>
   <translation>Llamadas como máximo</translation>
  </message>
  <message>
   <source>Can I bring both children to one vaccination appointment?</source>
   <translation>¿Puedo llevar a mis dos hijos a una sola cita de vacunación?</translation>
  </message>
  <message>
   <source>Canada</source>
   <translation>Canadá</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Car</source>
   <translation>Coche</translation>
  </message>
  <message>
   <source>Case</source>
   <translation>Caso</translation>
  </message>
  <message>
   <source>Case deleted</source>
   <translation>Caso eliminado</translation>
  </message>
  <message numerus="yes">
   <source>Case deleted with its {n} revisions</source>
   <comment>Case deleted with its {n} revision</comment>
   <translation>
    <numerusform>Caso eliminado con su {n} revisión</numerusform>
    <numerusform>Caso eliminado con sus {n} revisiones</numerusform>
   </translation>
  </message>
  <message>
   <source>Case duplicated</source>
   <translation>Caso duplicado</translation>
  </message>
  <message>
   <source>Case id, to merge changes</source>
   <translation>Id. del caso, para fusionar cambios</translation>
  </message>
  <message>
   <source>Case made</source>
   <translation>Caso creado</translation>
  </message>
  <message>
   <source>Case made, reviewed by you</source>
   <translation>Caso creado, revisado por ti</translation>
  </message>
  <message>
   <source>Case text in normal size</source>
   <translation>Texto del caso en tamaño normal</translation>
  </message>
  <message>
   <source>Case {id}</source>
   <translation>Caso {id}</translation>
  </message>
  <message>
   <source>Case {id} was changed twice</source>
   <translation>El caso {id} se cambió dos veces</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>Casos</translation>
  </message>
  <message>
   <source>Cases (*.csv *.tsv *.json *.jsonl *.ndjson *.yaml *.yml *.xlsx *.txt)</source>
   <translation>Casos (*.csv *.tsv *.json *.jsonl *.ndjson *.yaml *.yml *.xlsx *.txt)</translation>
  </message>
  <message>
   <source>Cases (*.csv *.xlsx *.jsonl *.yaml)</source>
   <translation>Casos (*.csv *.xlsx *.jsonl *.yaml)</translation>
  </message>
  <message>
   <source>Cases are told apart by their content, not by an id. {place}: {reason}.</source>
   <translation>Los casos se distinguen por su contenido, no por un id. {place}: {reason}.</translation>
  </message>
  <message>
   <source>Cases inherit</source>
   <translation>Los casos heredan</translation>
  </message>
  <message>
   <source>Cases of it were changed since, such as {cases}. Remove the import instead.</source>
   <translation>Algunos de sus casos se cambiaron después, como {cases}. Quita la importación en su lugar.</translation>
  </message>
  <message>
   <source>Cases of this queue</source>
   <translation>Casos de esta cola</translation>
  </message>
  <message>
   <source>Cases of “{queue}”</source>
   <translation>Casos de «{queue}»</translation>
  </message>
  <message>
   <source>Cases that are read in take over the noise where they have none. A JSON Schema says which fields an input has; leave it empty where inputs are plain text.</source>
   <translation>Los casos que se leen toman este ruido donde no tienen uno. Un JSON Schema dice qué campos tiene una entrada; déjalo vacío si las entradas son texto simple.</translation>
  </message>
  <message>
   <source>Cases without a confidence are left out.</source>
   <translation>Los casos sin confianza quedan fuera.</translation>
  </message>
  <message>
   <source>Catalan</source>
   <translation>Catalán</translation>
  </message>
  <message>
   <source>Cells are parted by</source>
   <translation>Las celdas se separan con</translation>
  </message>
  <message>
   <source>Central European (Windows-1250)</source>
   <translation>Europa central (Windows-1250)</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>Cambiar</translation>
  </message>
  <message>
   <source>Change keys…</source>
   <translation>Cambiar teclas…</translation>
  </message>
  <message>
   <source>Change the white columns and import the file again: only your changes are taken over.</source>
   <translation>Cambia las columnas blancas e importa el archivo de nuevo: solo se toman tus cambios.</translation>
  </message>
  <message>
   <source>Change {field}</source>
   <translation>Cambiar {field}</translation>
  </message>
  <message>
   <source>Changed by you, {day}</source>
   <translation>Cambiado por ti, {day}</translation>
  </message>
  <message>
   <source>Changed by {who}, {day}</source>
   <translation>Cambiado por {who}, {day}</translation>
  </message>
  <message>
   <source>Changed in the file and here</source>
   <translation>Cambiado en el archivo y aquí</translation>
  </message>
  <message>
   <source>Changed since my vote</source>
   <translation>Cambiado desde mi voto</translation>
  </message>
  <message>
   <source>Change…</source>
   <translation>Cambiar…</translation>
  </message>
  <message>
   <source>Changing {fields} changes this revision in place; its votes stay.</source>
   <translation>Cambiar {fields} cambia esta misma revisión; sus votos se quedan.</translation>
  </message>
  <message>
   <source>Changing {fields} makes a new revision. This one and its evaluations stay as they are.</source>
   <translation>Cambiar {fields} crea una revisión nueva. Esta y sus evaluaciones se quedan como están.</translation>
  </message>
  <message>
   <source>Changing {fields} makes revision {new}. Revision {old} and its evaluations stay as they are.</source>
   <translation>Cambiar {fields} crea la revisión {new}. La revisión {old} y sus evaluaciones se quedan como están.</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Caracteres</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>Comprobación</translation>
  </message>
  <message>
   <source>Check the arguments</source>
   <translation>Comprobar los argumentos</translation>
  </message>
  <message>
   <source>Check the kinds of the fields</source>
   <translation>Comprobar los tipos de los campos</translation>
  </message>
  <message>
   <source>Checks</source>
   <translation>Comprobaciones</translation>
  </message>
  <message>
   <source>Chile</source>
   <translation>Chile</translation>
  </message>
  <message>
   <source>China</source>
   <translation>China</translation>
  </message>
  <message>
   <source>Chinese</source>
   <translation>Chino</translation>
  </message>
  <message>
   <source>Choose a folder that is there.</source>
   <translation>Elige una carpeta que exista.</translation>
  </message>
  <message>
   <source>Choose a reason</source>
   <translation>Elegir un motivo</translation>
  </message>
  <message>
   <source>Choose another file</source>
   <translation>Elegir otro archivo</translation>
  </message>
  <message>
   <source>Choose another place.</source>
   <translation>Elige otro lugar.</translation>
  </message>
  <message>
   <source>Choose one. Everything you do afterwards is kept on this computer first, with or without a network.</source>
   <translation>Elige una opción. Todo lo que hagas después se guarda primero en este ordenador, con red o sin ella.</translation>
  </message>
  <message>
   <source>Choose the column that goes to Input.</source>
   <translation>Elige la columna que va a Entrada.</translation>
  </message>
  <message>
   <source>Choose what to do</source>
   <translation>Elige qué hacer</translation>
  </message>
  <message>
   <source>Choose where the data is kept</source>
   <translation>Elegir dónde se guardan los datos</translation>
  </message>
  <message>
   <source>Chosen by confidence, which is otherwise hidden</source>
   <translation>Elegidos por confianza, que está oculta</translation>
  </message>
  <message>
   <source>Clear all</source>
   <translation>Quitar todo</translation>
  </message>
  <message>
   <source>Clear all filters</source>
   <translation>Quitar todos los filtros</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>Borrar la búsqueda</translation>
  </message>
  <message>
   <source>Clear the vote</source>
   <translation>Borrar el voto</translation>
  </message>
  <message>
   <source>Click a revision to make it B.
Hold Shift to make it A.</source>
   <translation>Haz clic en una revisión para que sea B.
Con Mayús será A.</translation>
  </message>
  <message>
   <source>Click a revision to show it.
Hold Shift to compare it with the one shown.</source>
   <translation>Haz clic en una revisión para verla.
Mantén Mayús para compararla con la que se ve.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Close all the same</source>
   <translation>Cerrar de todos modos</translation>
  </message>
  <message>
   <source>Close it where it is open, or choose another place.</source>
   <translation>Ciérralo donde esté abierto o elige otro lugar.</translation>
  </message>
  <message>
   <source>Close the guidelines</source>
   <translation>Cerrar las pautas</translation>
  </message>
  <message>
   <source>Close the history</source>
   <translation>Cerrar el historial</translation>
  </message>
  <message>
   <source>Colombia</source>
   <translation>Colombia</translation>
  </message>
  <message>
   <source>Column</source>
   <translation>Columna</translation>
  </message>
  <message>
   <source>Column in the file</source>
   <translation>Columna del archivo</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Columnas</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>Columnas del archivo</translation>
  </message>
  <message>
   <source>Comma</source>
   <translation>Coma</translation>
  </message>
  <message>
   <source>Commands</source>
   <translation>Comandos</translation>
  </message>
  <message>
   <source>Commands and their keys</source>
   <translation>Comandos y sus teclas</translation>
  </message>
  <message>
   <source>Comments are not kept. They stay in the file alone.</source>
   <translation>Los comentarios no se guardan. Solo quedan en el archivo.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>Comparar</translation>
  </message>
  <message>
   <source>Compare revisions</source>
   <translation>Comparar revisiones</translation>
  </message>
  <message>
   <source>Compare the two</source>
   <translation>Comparar los dos</translation>
  </message>
  <message>
   <source>Compare with another case</source>
   <translation>Comparar con otro caso</translation>
  </message>
  <message>
   <source>Compare with another case…</source>
   <translation>Comparar con otro caso…</translation>
  </message>
  <message>
   <source>Compare with the previous revision</source>
   <translation>Comparar con la revisión anterior</translation>
  </message>
  <message>
   <source>Compare with the revision you voted on</source>
   <translation>Comparar con la revisión que votaste</translation>
  </message>
  <message>
   <source>Compare with {revision}</source>
   <translation>Comparar con {revision}</translation>
  </message>
  <message>
   <source>Comparing…</source>
   <translation>Comparando…</translation>
  </message>
  <message>
   <source>Comparison copied</source>
   <translation>Comparación copiada</translation>
  </message>
  <message>
   <source>Comparison.html</source>
   <translation>Comparación.html</translation>
  </message>
  <message>
   <source>Confidence</source>
   <translation>Confianza</translation>
  </message>
  <message>
   <source>Confidence and other votes, which are hidden here, stand in it.</source>
   <translation>Contiene la confianza y los votos de otros, que aquí están ocultos.</translation>
  </message>
  <message>
   <source>Confidence from {least}</source>
   <translation>Confianza desde {least}</translation>
  </message>
  <message>
   <source>Confidence is a number from 0 to 1, such as 0.5.</source>
   <translation>La confianza es un número de 0 a 1, como 0,5.</translation>
  </message>
  <message>
   <source>Confidence up to {most}</source>
   <translation>Confianza hasta {most}</translation>
  </message>
  <message>
   <source>Confidence {least} to {most}</source>
   <translation>Confianza de {least} a {most}</translation>
  </message>
  <message>
   <source>Conflict</source>
   <translation>Conflicto</translation>
  </message>
  <message>
   <source>Conflict {n} of {count}</source>
   <translation>Conflicto {n} de {count}</translation>
  </message>
  <message>
   <source>Connection timed out</source>
   <translation>se agotó el tiempo de conexión</translation>
  </message>
  <message>
   <source>Contains</source>
   <translation>Contiene</translation>
  </message>
  <message>
   <source>Contains one of {subject}</source>
   <translation>Contiene uno de {subject}</translation>
  </message>
  <message>
   <source>Contains “{subject}”</source>
   <translation>Contiene «{subject}»</translation>
  </message>
  <message>
   <source>Content</source>
   <translation>Contenido</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>Contexto</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Continue that import, or discard it, before another one fills the dataset.</source>
   <translation>Continúa esa importación o descártala antes de que otra llene el conjunto de datos.</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Conversación</translation>
  </message>
  <message>
   <source>Conversation copied</source>
   <translation>Conversación copiada</translation>
  </message>
  <message>
   <source>Copy a table, a text or a file first.</source>
   <translation>Copia antes una tabla, un texto o un archivo.</translation>
  </message>
  <message>
   <source>Copy comparison</source>
   <translation>Copiar la comparación</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>Copiar los detalles</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>Copiar la dirección</translation>
  </message>
  <message>
   <source>Copy the conversation</source>
   <translation>Copiar la conversación</translation>
  </message>
  <message>
   <source>Copy the differences of {field}</source>
   <translation>Copiar las diferencias de {field}</translation>
  </message>
  <message>
   <source>Copy the id</source>
   <translation>Copiar el identificador</translation>
  </message>
  <message>
   <source>Copy the path</source>
   <translation>Copiar la ruta</translation>
  </message>
  <message>
   <source>Copy the value</source>
   <translation>Copiar el valor</translation>
  </message>
  <message>
   <source>Copy {title}</source>
   <translation>Copiar {title}</translation>
  </message>
  <message>
   <source>Criterion {n}</source>
   <translation>Criterio {n}</translation>
  </message>
  <message>
   <source>Ctrl and Alt together type letters on many keyboards. Choose another key.</source>
   <translation>Ctrl y Alt juntas escriben letras en muchos teclados. Elige otra tecla.</translation>
  </message>
  <message>
   <source>Custom evaluator</source>
   <translation>Evaluador propio</translation>
  </message>
  <message>
   <source>Cut off after {done} of {all} cases: redo of {deed}.</source>
   <translation>Interrumpido tras {done} de {all} casos: rehacer {deed}.</translation>
  </message>
  <message>
   <source>Cut off after {done} of {all} cases: undo of {deed}.</source>
   <translation>Interrumpido tras {done} de {all} casos: deshacer {deed}.</translation>
  </message>
  <message>
   <source>Cut off after {done} of {all} selected cases: {deed}.</source>
   <translation>Interrumpido tras {done} de {all} casos seleccionados: {deed}.</translation>
  </message>
  <message>
   <source>Cyrillic</source>
   <translation>Cirílico</translation>
  </message>
  <message>
   <source>Cyrillic (KOI8-R)</source>
   <translation>Cirílico (KOI8-R)</translation>
  </message>
  <message>
   <source>Cyrillic (Windows-1251)</source>
   <translation>Cirílico (Windows-1251)</translation>
  </message>
  <message>
   <source>Czech</source>
   <translation>Checo</translation>
  </message>
  <message>
   <source>Danish</source>
   <translation>Danés</translation>
  </message>
  <message>
   <source>Dark theme</source>
   <translation>Tema oscuro</translation>
  </message>
  <message>
   <source>Data folder</source>
   <translation>Carpeta de datos</translation>
  </message>
  <message>
   <source>Data folder: {folder}</source>
   <translation>Carpeta de datos: {folder}</translation>
  </message>
  <message>
   <source>Dataset</source>
   <translation>Conjunto de datos</translation>
  </message>
  <message>
   <source>Dataset deleted</source>
   <translation>Conjunto de datos eliminado</translation>
  </message>
  <message>
   <source>Dataset made</source>
   <translation>Conjunto de datos creado</translation>
  </message>
  <message>
   <source>Dataset saved</source>
   <translation>Conjunto de datos guardado</translation>
  </message>
  <message>
   <source>Dataset “{name}”</source>
   <translation>Conjunto de datos «{name}»</translation>
  </message>
  <message>
   <source>Datasets</source>
   <translation>Conjuntos de datos</translation>
  </message>
  <message>
   <source>Day on which the case comes back</source>
   <translation>Día en que vuelve el caso</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>Decidir más tarde</translation>
  </message>
  <message>
   <source>Decide what is selected…</source>
   <translation>Decidir lo seleccionado…</translation>
  </message>
  <message numerus="yes">
   <source>Decide {n} cases</source>
   <comment>Decide {n} case</comment>
   <translation>
    <numerusform>Decidir {n} caso</numerusform>
    <numerusform>Decidir {n} casos</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided</source>
   <translation>Decidido</translation>
  </message>
  <message>
   <source>Decide…</source>
   <translation>Decidir…</translation>
  </message>
  <message>
   <source>Decisions</source>
   <translation>Decisiones</translation>
  </message>
  <message>
   <source>Defer</source>
   <translation>Aplazar</translation>
  </message>
  <message>
   <source>Defer until when?</source>
   <translation>¿Aplazar hasta cuándo?</translation>
  </message>
  <message>
   <source>Deferred</source>
   <translation>Aplazados</translation>
  </message>
  <message>
   <source>Deferred {until}</source>
   <translation>Aplazado {until}</translation>
  </message>
  <message>
   <source>Deferred {until} so far.</source>
   <translation>Por ahora, aplazado {until}.</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Eliminar</translation>
  </message>
  <message>
   <source>Delete removes it, F2 edits it</source>
   <translation>Supr lo quita, F2 lo edita</translation>
  </message>
  <message>
   <source>Delete the case</source>
   <translation>Eliminar el caso</translation>
  </message>
  <message>
   <source>Delete with its cases</source>
   <translation>Eliminar con sus casos</translation>
  </message>
  <message>
   <source>Delete with its datasets</source>
   <translation>Eliminar con sus conjuntos de datos</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>Eliminado</translation>
  </message>
  <message>
   <source>Deleted “{name}”</source>
   <translation>«{name}» eliminado</translation>
  </message>
  <message>
   <source>Depends on</source>
   <translation>Depende de</translation>
  </message>
  <message>
   <source>Description</source>
   <translation>Descripción</translation>
  </message>
  <message>
   <source>Device or resource busy</source>
   <translation>el dispositivo está ocupado</translation>
  </message>
  <message>
   <source>Difference {n} of {count}</source>
   <translation>Diferencia {n} de {count}</translation>
  </message>
  <message>
   <source>Differences</source>
   <translation>Diferencias</translation>
  </message>
  <message>
   <source>Differences of {field} copied</source>
   <translation>Diferencias de {field} copiadas</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Descartar</translation>
  </message>
  <message>
   <source>Discard draft</source>
   <translation>Descartar el borrador</translation>
  </message>
  <message>
   <source>Disk quota exceeded</source>
   <translation>se superó la cuota de disco</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Listo</translation>
  </message>
  <message>
   <source>Done again: {step}</source>
   <translation>Hecho de nuevo: {step}</translation>
  </message>
  <message>
   <source>Downvote</source>
   <translation>Votar en contra</translation>
  </message>
  <message>
   <source>Downvoted</source>
   <translation>Voto en contra</translation>
  </message>
  <message>
   <source>Downvoted by {who}</source>
   <translation>Voto en contra de {who}</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Borrador</translation>
  </message>
  <message>
   <source>Draft discarded</source>
   <translation>Borrador descartado</translation>
  </message>
  <message>
   <source>Draft not saved</source>
   <translation>Borrador no guardado</translation>
  </message>
  <message>
   <source>Draft saved {time}</source>
   <translation>Borrador guardado {time}</translation>
  </message>
  <message>
   <source>Drafts</source>
   <translation>Borradores</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Duplicado</translation>
  </message>
  <message>
   <source>Duplicate the case</source>
   <translation>Duplicar el caso</translation>
  </message>
  <message>
   <source>Duplicated; this is the copy</source>
   <translation>Duplicado; esta es la copia</translation>
  </message>
  <message>
   <source>Dutch</source>
   <translation>Neerlandés</translation>
  </message>
  <message>
   <source>Earlier revisions too</source>
   <translation>También las revisiones anteriores</translation>
  </message>
  <message>
   <source>Earlier versions</source>
   <translation>Versiones anteriores</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Editar</translation>
  </message>
  <message>
   <source>Edit as JSON</source>
   <translation>Editar como JSON</translation>
  </message>
  <message>
   <source>Edit as text</source>
   <translation>Editar como texto</translation>
  </message>
  <message>
   <source>Edit case {id}</source>
   <translation>Editar el caso {id}</translation>
  </message>
  <message>
   <source>Edit cases elsewhere</source>
   <translation>Editar casos en otro programa</translation>
  </message>
  <message>
   <source>Edit in fields</source>
   <translation>Editar en campos</translation>
  </message>
  <message>
   <source>Edit revision {n}</source>
   <translation>Editar la revisión {n}</translation>
  </message>
  <message>
   <source>Edit saved</source>
   <translation>Edición guardada</translation>
  </message>
  <message>
   <source>Edit the guidelines…</source>
   <translation>Editar las pautas…</translation>
  </message>
  <message>
   <source>Edit the latest one, or restore this one as a new revision.</source>
   <translation>Edita la más reciente o restaura esta como revisión nueva.</translation>
  </message>
  <message>
   <source>Edit the latest revision</source>
   <translation>Editar la revisión más reciente</translation>
  </message>
  <message>
   <source>Edit this text</source>
   <translation>Editar este texto</translation>
  </message>
  <message>
   <source>Edit {field}</source>
   <translation>Editar {field}</translation>
  </message>
  <message>
   <source>Egypt</source>
   <translation>Egipto</translation>
  </message>
  <message>
   <source>Empty</source>
   <translation>Vacío</translation>
  </message>
  <message>
   <source>Empty the Skipped queue</source>
   <translation>Vaciar la cola Saltados</translation>
  </message>
  <message>
   <source>English</source>
   <translation>Inglés</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>Error</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Evaluate a product over HTTP</source>
   <translation>Evaluar un producto por HTTP</translation>
  </message>
  <message>
   <source>Evaluate recorded outputs</source>
   <translation>Evaluar salidas grabadas</translation>
  </message>
  <message>
   <source>Evaluation</source>
   <translation>Evaluación</translation>
  </message>
  <message>
   <source>Evaluation settings</source>
   <translation>Ajustes de la evaluación</translation>
  </message>
  <message>
   <source>Evaluator</source>
   <translation>Evaluador</translation>
  </message>
  <message>
   <source>Every cell is text, so that 007 stays 007 and nothing is run as a formula.</source>
   <translation>Todas las celdas son texto, así que 007 sigue siendo 007 y nada se ejecuta como fórmula.</translation>
  </message>
  <message>
   <source>Every line can be read in.</source>
   <translation>Todas las líneas se pueden leer.</translation>
  </message>
  <message>
   <source>Every revision of every case, with all of its fields.</source>
   <translation>Todas las revisiones de todos los casos, con todos sus campos.</translation>
  </message>
  <message>
   <source>Everything</source>
   <translation>Todo</translation>
  </message>
  <message>
   <source>Everything is saved on this computer</source>
   <translation>Todo está guardado en este ordenador</translation>
  </message>
  <message>
   <source>Evolved from {revision}</source>
   <translation>Procede de la {revision}</translation>
  </message>
  <message>
   <source>Exact match</source>
   <translation>Coincidencia exacta</translation>
  </message>
  <message>
   <source>Excel opens it with a double click and runs no formula in it. It still reads 007 as 7 and 1-2 as a date; XLSX keeps them.</source>
   <translation>Excel lo abre con un doble clic y no ejecuta ninguna fórmula. Aun así lee 007 como 7 y 1-2 como fecha; XLSX los conserva.</translation>
  </message>
  <message>
   <source>Excel workbook</source>
   <translation>Libro de Excel</translation>
  </message>
  <message>
   <source>Excel workbook, older format</source>
   <translation>Libro de Excel, formato antiguo</translation>
  </message>
  <message>
   <source>Exchange A and B</source>
   <translation>Intercambiar A y B</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Esperado</translation>
  </message>
  <message>
   <source>Expected output</source>
   <translation>Salida esperada</translation>
  </message>
  <message>
   <source>Expected tools</source>
   <translation>Herramientas esperadas</translation>
  </message>
  <message>
   <source>Expected, as the suite has it</source>
   <translation>Lo esperado, tal como está en la suite</translation>
  </message>
  <message>
   <source>Expected, but nothing reads it</source>
   <translation>Esperado, pero nada lo lee</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export cases</source>
   <translation>Exportar casos</translation>
  </message>
  <message>
   <source>Export to</source>
   <translation>Exportar a</translation>
  </message>
  <message numerus="yes">
   <source>Export {n} cases</source>
   <comment>Export {n} case</comment>
   <translation>
    <numerusform>Exportar {n} caso</numerusform>
    <numerusform>Exportar {n} casos</numerusform>
   </translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <source>Fail</source>
   <translation>No pasa</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>Femenina</translation>
  </message>
  <message>
   <source>Field {subject} is filled</source>
   <translation>El campo {subject} está relleno</translation>
  </message>
  <message>
   <source>Fields</source>
   <translation>Campos</translation>
  </message>
  <message>
   <source>Fields that must be filled</source>
   <translation>Campos que deben estar rellenos</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>File exists</source>
   <translation>el archivo ya existe</translation>
  </message>
  <message>
   <source>File name too long</source>
   <translation>el nombre del archivo es demasiado largo</translation>
  </message>
  <message>
   <source>File too large</source>
   <translation>el archivo es demasiado grande</translation>
  </message>
  <message>
   <source>File {n} of {count}</source>
   <translation>Archivo {n} de {count}</translation>
  </message>
  <message>
   <source>Files go with a single turn only.</source>
   <translation>Los archivos solo van con un único turno.</translation>
  </message>
  <message>
   <source>Filter</source>
   <translation>Filtrar</translation>
  </message>
  <message>
   <source>Filter {words}, take it away</source>
   <translation>Filtro {words}, quitarlo</translation>
  </message>
  <message>
   <source>Filtered: {words}</source>
   <translation>Filtrado: {words}</translation>
  </message>
  <message>
   <source>Filter…</source>
   <translation>Filtrar…</translation>
  </message>
  <message>
   <source>Find a command</source>
   <translation>Buscar un comando</translation>
  </message>
  <message>
   <source>Find a command…</source>
   <translation>Buscar un comando…</translation>
  </message>
  <message>
   <source>Find a value</source>
   <translation>Buscar un valor</translation>
  </message>
  <message>
   <source>Find in the case</source>
   <translation>Buscar en el caso</translation>
  </message>
  <message>
   <source>Find in the case…</source>
   <translation>Buscar en el caso…</translation>
  </message>
  <message>
   <source>Find in this case</source>
   <translation>Buscar en este caso</translation>
  </message>
  <message>
   <source>Find next</source>
   <translation>Buscar siguiente</translation>
  </message>
  <message>
   <source>Find previous</source>
   <translation>Buscar anterior</translation>
  </message>
  <message>
   <source>First message</source>
   <translation>Primer mensaje</translation>
  </message>
  <message>
   <source>First value</source>
   <translation>Primer valor</translation>
  </message>
  <message>
   <source>Five checks, a fifth of the score each</source>
   <translation>Cinco comprobaciones, cada una un quinto de la puntuación</translation>
  </message>
  <message>
   <source>Flag</source>
   <translation>Marcar</translation>
  </message>
  <message>
   <source>Flag removed</source>
   <translation>Marca quitada</translation>
  </message>
  <message>
   <source>Flagged</source>
   <translation>Marcados</translation>
  </message>
  <message>
   <source>For Excel, formulas guarded</source>
   <translation>Para Excel, con las fórmulas protegidas</translation>
  </message>
  <message>
   <source>For example: agreed on 48 hours</source>
   <translation>Por ejemplo: acordadas 48 horas</translation>
  </message>
  <message>
   <source>For programs: one case per line, nothing left out.</source>
   <translation>Para programas: un caso por línea, no se omite nada.</translation>
  </message>
  <message>
   <source>For schemas with “fields”; a JSON Schema is always checked.</source>
   <translation>Para esquemas con «fields»; un JSON Schema se comprueba siempre.</translation>
  </message>
  <message>
   <source>For spreadsheets, scripts and the platform's upload.</source>
   <translation>Para hojas de cálculo, scripts y la carga en la plataforma.</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Formato</translation>
  </message>
  <message>
   <source>France</source>
   <translation>Francia</translation>
  </message>
  <message>
   <source>Free some space, or choose another disk.</source>
   <translation>Libera espacio o elige otro disco.</translation>
  </message>
  <message>
   <source>French</source>
   <translation>Francés</translation>
  </message>
  <message>
   <source>From</source>
   <translation>De</translation>
  </message>
  <message>
   <source>From 0</source>
   <translation>Desde 0</translation>
  </message>
  <message>
   <source>From part to part</source>
   <translation>De una parte a otra</translation>
  </message>
  <message>
   <source>Fuzzy match</source>
   <translation>Coincidencia aproximada</translation>
  </message>
  <message>
   <source>Galician</source>
   <translation>Gallego</translation>
  </message>
  <message>
   <source>General</source>
   <translation>General</translation>
  </message>
  <message>
   <source>German</source>
   <translation>Alemán</translation>
  </message>
  <message>
   <source>Germany</source>
   <translation>Alemania</translation>
  </message>
  <message>
   <source>Give both a name.</source>
   <translation>Da un nombre a los dos.</translation>
  </message>
  <message>
   <source>Go</source>
   <translation>Ir</translation>
  </message>
  <message>
   <source>Go back to base</source>
   <translation>Volver a la base</translation>
  </message>
  <message>
   <source>Go back to it</source>
   <translation>Volver a él</translation>
  </message>
  <message>
   <source>Go back to them first, then choose the folder again.</source>
   <translation>Vuelve primero a ellas y elige la carpeta de nuevo.</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <source>Go on after a decision</source>
   <translation>Seguir después de una decisión</translation>
  </message>
  <message>
   <source>Go on to the next case</source>
   <translation>Pasar al caso siguiente</translation>
  </message>
  <message>
   <source>Go on with the next file</source>
   <translation>Seguir con el archivo siguiente</translation>
  </message>
  <message>
   <source>Go on with the undo</source>
   <translation>Seguir deshaciendo</translation>
  </message>
  <message numerus="yes">
   <source>Go on with {n} rows</source>
   <comment>Go on with {n} row</comment>
   <translation>
    <numerusform>Seguir con {n} fila</numerusform>
    <numerusform>Seguir con {n} filas</numerusform>
   </translation>
  </message>
  <message>
   <source>Go on with {queue}</source>
   <translation>Seguir con {queue}</translation>
  </message>
  <message>
   <source>Go there</source>
   <translation>Ir allí</translation>
  </message>
  <message>
   <source>Go to an id</source>
   <translation>Ir a un id</translation>
  </message>
  <message>
   <source>Go to an id…</source>
   <translation>Ir a un id…</translation>
  </message>
  <message>
   <source>Goal</source>
   <translation>Objetivo</translation>
  </message>
  <message>
   <source>Goes to</source>
   <translation>Va a</translation>
  </message>
  <message>
   <source>Greek</source>
   <translation>Griego</translation>
  </message>
  <message>
   <source>Greek (Windows-1253)</source>
   <translation>Griego (Windows-1253)</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>Guía</translation>
  </message>
  <message>
   <source>Guidelines</source>
   <translation>Pautas</translation>
  </message>
  <message>
   <source>Guidelines for {dataset}</source>
   <translation>Pautas de {dataset}</translation>
  </message>
  <message>
   <source>Guidelines have at most {most} characters; these have {n}.</source>
   <translation>Las pautas tienen como máximo {most} caracteres; estas tienen {n}.</translation>
  </message>
  <message>
   <source>Guidelines have at most {n} characters; this has more.</source>
   <translation>Las pautas tienen como máximo {n} caracteres; este texto tiene más.</translation>
  </message>
  <message>
   <source>Guidelines saved</source>
   <translation>Pautas guardadas</translation>
  </message>
  <message>
   <source>Guidelines withdrawn</source>
   <translation>Pautas retiradas</translation>
  </message>
  <message>
   <source>Guidelines, version {n}</source>
   <translation>Pautas, versión {n}</translation>
  </message>
  <message>
   <source>Guidelines…</source>
   <translation>Pautas…</translation>
  </message>
  <message>
   <source>Heavy</source>
   <translation>Fuerte</translation>
  </message>
  <message>
   <source>Hebrew</source>
   <translation>Hebreo</translation>
  </message>
  <message>
   <source>Hebrew (Windows-1255)</source>
   <translation>Hebreo (Windows-1255)</translation>
  </message>
  <message>
   <source>Here are the cases</source>
   <translation>Aquí están los casos</translation>
  </message>
  <message>
   <source>Hidden until you vote</source>
   <translation>Oculto hasta que votes</translation>
  </message>
  <message>
   <source>Hide confidence and other votes until I have voted</source>
   <translation>Ocultar la confianza y otros votos hasta que haya votado</translation>
  </message>
  <message>
   <source>Hide the details</source>
   <translation>Ocultar los detalles</translation>
  </message>
  <message>
   <source>Hide the whole output</source>
   <translation>Ocultar la salida completa</translation>
  </message>
  <message>
   <source>High contrast theme</source>
   <translation>Tema de alto contraste</translation>
  </message>
  <message>
   <source>Hindi</source>
   <translation>Hindi</translation>
  </message>
  <message>
   <source>History</source>
   <translation>Historial</translation>
  </message>
  <message>
   <source>Hong Kong SAR China</source>
   <translation>Hong Kong</translation>
  </message>
  <message>
   <source>How a review goes</source>
   <translation>Cómo se hace una revisión</translation>
  </message>
  <message>
   <source>How an output is scored.</source>
   <translation>Cómo se puntúa una salida.</translation>
  </message>
  <message>
   <source>How it is checked</source>
   <translation>Cómo se comprueba</translation>
  </message>
  <message>
   <source>How like the text the answer is, from 0 to 1</source>
   <translation>Cuánto se parece la respuesta al texto, de 0 a 1</translation>
  </message>
  <message>
   <source>How long a run may take, in milliseconds.</source>
   <translation>Cuánto puede durar una ejecución, en milisegundos.</translation>
  </message>
  <message>
   <source>How loud that noise is.</source>
   <translation>Cómo de fuerte es ese ruido.</translation>
  </message>
  <message>
   <source>How many of them</source>
   <translation>Cuántas</translation>
  </message>
  <message>
   <source>How many turns it may have.</source>
   <translation>Cuántos turnos puede tener.</translation>
  </message>
  <message>
   <source>How sure the maker of the case was, usually from 0 to 1.</source>
   <translation>Cómo de seguro estaba quien creó el caso, normalmente de 0 a 1.</translation>
  </message>
  <message>
   <source>How the case was made up.</source>
   <translation>Cómo se ideó el caso.</translation>
  </message>
  <message>
   <source>How {column} is read</source>
   <translation>Cómo se lee {column}</translation>
  </message>
  <message>
   <source>Id copied</source>
   <translation>Identificador copiado</translation>
  </message>
  <message>
   <source>Id, or its beginning</source>
   <translation>Id o su comienzo</translation>
  </message>
  <message>
   <source>Ids</source>
   <translation>Ids</translation>
  </message>
  <message>
   <source>If saved</source>
   <translation>Si se guarda</translation>
  </message>
  <message>
   <source>If you save this</source>
   <translation>Si guardas esto</translation>
  </message>
  <message>
   <source>Ignore here</source>
   <translation>Ignorar aquí</translation>
  </message>
  <message>
   <source>Import removed</source>
   <translation>Importación quitada</translation>
  </message>
  <message>
   <source>Import {name}</source>
   <translation>Importar {name}</translation>
  </message>
  <message>
   <source>Imported</source>
   <translation>Importado</translation>
  </message>
  <message>
   <source>Imported {day}</source>
   <translation>Importado el {day}</translation>
  </message>
  <message>
   <source>Imports, the latest first</source>
   <translation>Importaciones, la última primero</translation>
  </message>
  <message>
   <source>In the dataset {name}</source>
   <translation>En el conjunto de datos {name}</translation>
  </message>
  <message>
   <source>In three days</source>
   <translation>Dentro de tres días</translation>
  </message>
  <message>
   <source>Include legacy</source>
   <translation>Incluir los antiguos</translation>
  </message>
  <message>
   <source>Incomplete</source>
   <translation>Incompleto</translation>
  </message>
  <message>
   <source>India</source>
   <translation>India</translation>
  </message>
  <message>
   <source>Input</source>
   <translation>Entrada</translation>
  </message>
  <message>
   <source>Input schema</source>
   <translation>Esquema de la entrada</translation>
  </message>
  <message>
   <source>Input/output error</source>
   <translation>error de entrada o salida</translation>
  </message>
  <message>
   <source>Invalid argument</source>
   <translation>el sistema no admite el nombre o la operación</translation>
  </message>
  <message>
   <source>Ireland</source>
   <translation>Irlanda</translation>
  </message>
  <message>
   <source>Is a directory</source>
   <translation>es una carpeta</translation>
  </message>
  <message>
   <source>It can be undone.</source>
   <translation>Se puede deshacer.</translation>
  </message>
  <message>
   <source>It cannot be opened: {why}.</source>
   <translation>No se puede abrir: {why}.</translation>
  </message>
  <message>
   <source>It has neither columns nor JSON lines. {readable}</source>
   <translation>No tiene columnas ni líneas JSON. {readable}</translation>
  </message>
  <message>
   <source>It has no columns.</source>
   <translation>No tiene columnas.</translation>
  </message>
  <message>
   <source>It has no sheet {chosen} with rows under a header; its sheets are {sheets}.</source>
   <translation>No tiene ninguna hoja {chosen} con filas bajo una cabecera; sus hojas son {sheets}.</translation>
  </message>
  <message numerus="yes">
   <source>It has {n} cases.</source>
   <comment>It has {n} case.</comment>
   <translation>
    <numerusform>Tiene {n} caso.</numerusform>
    <numerusform>Tiene {n} casos.</numerusform>
   </translation>
  </message>
  <message>
   <source>It has {size} MB, and Reviewer reads YAML up to {limit} MB; to read the cases in again, export JSONL</source>
   <translation>Tiene {size} MB, y Reviewer lee YAML de hasta {limit} MB; para volver a leer los casos, exporta JSONL</translation>
  </message>
  <message>
   <source>It holds no list of cases; its top level (line {line}) has {keys}.</source>
   <translation>No contiene ninguna lista de casos; su nivel superior (línea {line}) tiene {keys}.</translation>
  </message>
  <message>
   <source>It is a packed file, and no Excel workbook (XLSX).</source>
   <translation>Es un archivo comprimido, no un libro de Excel (XLSX).</translation>
  </message>
  <message>
   <source>It is left as it is in {folder}, beside a second copy of your changes.</source>
   <translation>Se deja como está en {folder}, junto a una segunda copia de tus cambios.</translation>
  </message>
  <message>
   <source>It is left as it is. Open it with the newer version.</source>
   <translation>Se deja como está. Ábrelo con la versión más nueva.</translation>
  </message>
  <message>
   <source>It is no text.</source>
   <translation>No es un texto.</translation>
  </message>
  <message>
   <source>It is no valid JSON: {why} (line {line}, character {character}).</source>
   <translation>No es JSON válido: {why} (línea {line}, carácter {character}).</translation>
  </message>
  <message>
   <source>It is still being read. Wait until it is there.</source>
   <translation>Todavía se está leyendo. Espera a que esté aquí.</translation>
  </message>
  <message>
   <source>It judges by these criteria</source>
   <translation>Juzga según estos criterios</translation>
  </message>
  <message>
   <source>It looks like a binary file, not text.</source>
   <translation>Parece un archivo binario, no texto.</translation>
  </message>
  <message>
   <source>It looks like a web page or an XML document. {readable}</source>
   <translation>Parece una página web o un documento XML. {readable}</translation>
  </message>
  <message>
   <source>It looks like {kind}. {readable}</source>
   <translation>Parece {kind}. {readable}</translation>
  </message>
  <message>
   <source>It stands in the guidelines and opens outside of Reviewer.</source>
   <translation>Está en las pautas y se abre fuera de Reviewer.</translation>
  </message>
  <message>
   <source>It was pasted: paste the same again, and it is read on.</source>
   <translation>Se pegó: vuelve a pegar lo mismo y se seguirá leyendo.</translation>
  </message>
  <message>
   <source>Italian</source>
   <translation>Italiano</translation>
  </message>
  <message>
   <source>Item</source>
   <translation>Elemento</translation>
  </message>
  <message>
   <source>Item {n}</source>
   <translation>Elemento {n}</translation>
  </message>
  <message>
   <source>Its conversation has other rows further up: sort the rows by it</source>
   <translation>Su conversación tiene otras filas más arriba: ordena las filas por ella</translation>
  </message>
  <message>
   <source>Its id, or the beginning of it</source>
   <translation>Su identificador, o cómo empieza</translation>
  </message>
  <message>
   <source>Its list (line {line}) has no maps, so no case can be read from it.</source>
   <translation>Su lista (línea {line}) no tiene mapas, así que no se puede leer ningún caso de ella.</translation>
  </message>
  <message>
   <source>Its own program gives the score; evaluate the case to see it.</source>
   <translation>Su propio programa da la puntuación; evalúa el caso para verla.</translation>
  </message>
  <message>
   <source>Its row on {place} cannot be read</source>
   <translation>Una de sus filas no se puede leer ({place})</translation>
  </message>
  <message>
   <source>Its top level (line {line}) is {kind}, not a list of cases or a suite.</source>
   <translation>Su nivel superior (línea {line}) es {kind}, no una lista de casos ni una suite.</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>JSON Lines, one case per line</source>
   <translation>JSON Lines, un caso por línea</translation>
  </message>
  <message>
   <source>JSON, may be left empty</source>
   <translation>JSON, puede quedar vacío</translation>
  </message>
  <message>
   <source>JSON, or empty</source>
   <translation>JSON o vacío</translation>
  </message>
  <message>
   <source>JSONL</source>
   <translation>JSONL</translation>
  </message>
  <message>
   <source>Japanese</source>
   <translation>Japonés</translation>
  </message>
  <message>
   <source>Japanese (EUC-JP)</source>
   <translation>Japonés (EUC-JP)</translation>
  </message>
  <message>
   <source>Japanese (Shift JIS)</source>
   <translation>Japonés (Shift JIS)</translation>
  </message>
  <message>
   <source>Judge model</source>
   <translation>Modelo juez</translation>
  </message>
  <message>
   <source>Keep as plain text</source>
   <translation>Conservar como texto simple</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>Conservar lo mío</translation>
  </message>
  <message>
   <source>Keep the vote without a reason</source>
   <translation>Dejar el voto sin motivo</translation>
  </message>
  <message>
   <source>Keep theirs as it is</source>
   <translation>Dejar lo del otro como está</translation>
  </message>
  <message>
   <source>Keep these columns for next time</source>
   <translation>Conservar estas columnas para la próxima vez</translation>
  </message>
  <message>
   <source>Kept for files like this</source>
   <translation>Conservado para archivos como este</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Teclas</translation>
  </message>
  <message>
   <source>Known output</source>
   <translation>Salida conocida</translation>
  </message>
  <message>
   <source>Known output, to be scored</source>
   <translation>Salida conocida, para puntuar</translation>
  </message>
  <message>
   <source>Known outputs</source>
   <translation>Salidas conocidas</translation>
  </message>
  <message>
   <source>Korean</source>
   <translation>Coreano</translation>
  </message>
  <message>
   <source>Korean (EUC-KR)</source>
   <translation>Coreano (EUC-KR)</translation>
  </message>
  <message>
   <source>Korean (Windows-949)</source>
   <translation>Coreano (Windows-949)</translation>
  </message>
  <message>
   <source>Labels</source>
   <translation>Etiquetas del caso</translation>
  </message>
  <message>
   <source>Labels saved</source>
   <translation>Etiquetas del caso guardadas</translation>
  </message>
  <message>
   <source>Labels saved, reviewed by you</source>
   <translation>Etiquetas del caso guardadas, revisado por ti</translation>
  </message>
  <message>
   <source>Labels, changed in place</source>
   <translation>Etiquetas del caso, se cambian sin crear revisión</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>Language of the window</source>
   <translation>Idioma de la ventana</translation>
  </message>
  <message>
   <source>Larger case text</source>
   <translation>Texto del caso más grande</translation>
  </message>
  <message>
   <source>Last answer is expected</source>
   <translation>La última respuesta es la esperada</translation>
  </message>
  <message>
   <source>Later today</source>
   <translation>Hoy más tarde</translation>
  </message>
  <message>
   <source>Latest</source>
   <translation>La más reciente</translation>
  </message>
  <message>
   <source>Latin</source>
   <translation>Latino</translation>
  </message>
  <message>
   <source>Least confidence</source>
   <translation>Confianza mínima</translation>
  </message>
  <message>
   <source>Leave it so</source>
   <translation>Dejarlo así</translation>
  </message>
  <message>
   <source>Leave out</source>
   <translation>Dejar fuera</translation>
  </message>
  <message>
   <source>Leave the tour</source>
   <translation>Salir del recorrido</translation>
  </message>
  <message>
   <source>Legacy</source>
   <translation>Antiguo</translation>
  </message>
  <message>
   <source>Let go to open it</source>
   <translation>Suelta para abrirlo</translation>
  </message>
  <message>
   <source>Letters</source>
   <translation>Letras</translation>
  </message>
  <message>
   <source>Level of the noise</source>
   <translation>Nivel del ruido</translation>
  </message>
  <message>
   <source>Level {level}, number {place}</source>
   <translation>Nivel {level}, número {place}</translation>
  </message>
  <message>
   <source>Level {level}, {place} of {count}</source>
   <translation>Nivel {level}, {place} de {count}</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Leve</translation>
  </message>
  <message>
   <source>Light theme</source>
   <translation>Tema claro</translation>
  </message>
  <message>
   <source>Likeness {figure}, at least {subject}</source>
   <translation>Parecido {figure}, como mínimo {subject}</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>Línea</translation>
  </message>
  <message>
   <source>Line breaks, tabs and several blanks in a row are one blank.</source>
   <translation>Los saltos de línea, los tabuladores y varios espacios seguidos son un solo espacio.</translation>
  </message>
  <message>
   <source>Line {line} cannot be read as YAML: {why}.</source>
   <translation>La línea {line} no se puede leer como YAML: {why}.</translation>
  </message>
  <message>
   <source>Line {line} has a byte that is no {name} text ({byte}). {remedy}</source>
   <translation>La línea {line} tiene un byte que no es texto {name} ({byte}). {remedy}</translation>
  </message>
  <message>
   <source>Line {line}, place {column}:</source>
   <translation>Línea {line}, posición {column}:</translation>
  </message>
  <message>
   <source>Line {n}</source>
   <translation>Línea {n}</translation>
  </message>
  <message>
   <source>Lines {numbers}</source>
   <translation>Líneas {numbers}</translation>
  </message>
  <message>
   <source>Live turns</source>
   <translation>Turnos en vivo</translation>
  </message>
  <message>
   <source>Live turns, at most</source>
   <translation>Turnos en vivo, como máximo</translation>
  </message>
  <message>
   <source>Looking the file over</source>
   <translation>Examinando el archivo</translation>
  </message>
  <message>
   <source>Looking through the file: {rows}</source>
   <translation>Examinando el archivo: {rows}</translation>
  </message>
  <message>
   <source>Looking through the file…</source>
   <translation>Examinando el archivo…</translation>
  </message>
  <message>
   <source>Low confidence</source>
   <translation>Poca confianza</translation>
  </message>
  <message>
   <source>Low confidence first</source>
   <translation>Primero la confianza baja</translation>
  </message>
  <message>
   <source>Made by you, {day}</source>
   <translation>Creado por ti, {day}</translation>
  </message>
  <message>
   <source>Made by {who}, {day}</source>
   <translation>Creado por {who}, {day}</translation>
  </message>
  <message>
   <source>Made for</source>
   <translation>Hecho para</translation>
  </message>
  <message>
   <source>Make A the latest again</source>
   <translation>Hacer que A sea la última</translation>
  </message>
  <message>
   <source>Make the case</source>
   <translation>Crear el caso</translation>
  </message>
  <message>
   <source>Make the dataset</source>
   <translation>Crear el conjunto de datos</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>Masculina</translation>
  </message>
  <message>
   <source>Mark as reviewed</source>
   <translation>Dar por revisado</translation>
  </message>
  <message>
   <source>Mark removed</source>
   <translation>Marca quitada</translation>
  </message>
  <message>
   <source>Markdown (*.md *.markdown *.txt)</source>
   <translation>Markdown (*.md *.markdown *.txt)</translation>
  </message>
  <message>
   <source>Marked as reviewed</source>
   <translation>Marcado como revisado</translation>
  </message>
  <message>
   <source>Matches {subject}</source>
   <translation>Cumple {subject}</translation>
  </message>
  <message>
   <source>May be changed</source>
   <translation>Se puede cambiar</translation>
  </message>
  <message>
   <source>Medium</source>
   <translation>Medio</translation>
  </message>
  <message>
   <source>Merged without a question</source>
   <translation>Combinado sin preguntar</translation>
  </message>
  <message>
   <source>Merged: different items changed</source>
   <translation>Combinado: cambiaron elementos distintos</translation>
  </message>
  <message>
   <source>Merged: different values changed</source>
   <translation>Combinado: cambiaron valores distintos</translation>
  </message>
  <message>
   <source>Merged: different words changed</source>
   <translation>Combinado: cambiaron palabras distintas</translation>
  </message>
  <message>
   <source>Mexico</source>
   <translation>México</translation>
  </message>
  <message>
   <source>Mine</source>
   <translation>Lo mío</translation>
  </message>
  <message>
   <source>Model of the judge</source>
   <translation>Modelo del juez</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Más</translation>
  </message>
  <message>
   <source>Morocco</source>
   <translation>Marruecos</translation>
  </message>
  <message>
   <source>Most confidence</source>
   <translation>Confianza máxima</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>Mover hacia abajo</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>Mover hacia arriba</translation>
  </message>
  <message>
   <source>Mute white space</source>
   <translation>Atenuar espacios</translation>
  </message>
  <message>
   <source>Mute white space and line ends</source>
   <translation>Atenuar espacios y finales de línea</translation>
  </message>
  <message>
   <source>My cases</source>
   <translation>Mis casos</translation>
  </message>
  <message>
   <source>My marks</source>
   <translation>Mis marcas</translation>
  </message>
  <message>
   <source>My vote</source>
   <translation>Mi voto</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Name of the product</source>
   <translation>Nombre del producto</translation>
  </message>
  <message>
   <source>Name of the view</source>
   <translation>Nombre de la vista</translation>
  </message>
  <message>
   <source>Names of the columns</source>
   <translation>Nombres de las columnas</translation>
  </message>
  <message>
   <source>New case</source>
   <translation>Caso nuevo</translation>
  </message>
  <message>
   <source>New case in {dataset}</source>
   <translation>Caso nuevo en {dataset}</translation>
  </message>
  <message>
   <source>New cases are shown when all of them are here.</source>
   <translation>Los casos nuevos se muestran cuando están todos.</translation>
  </message>
  <message>
   <source>New case…</source>
   <translation>Caso nuevo…</translation>
  </message>
  <message>
   <source>New dataset</source>
   <translation>Nuevo conjunto de datos</translation>
  </message>
  <message>
   <source>New dataset…</source>
   <translation>Nuevo conjunto de datos…</translation>
  </message>
  <message>
   <source>New guidelines, version {n}</source>
   <translation>Pautas nuevas, versión {n}</translation>
  </message>
  <message>
   <source>New in this draft: {texts}.</source>
   <translation>Nuevo en este borrador: {texts}.</translation>
  </message>
  <message>
   <source>New since you last looked</source>
   <translation>Nuevo desde que miraste por última vez</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>Primero los más nuevos</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Siguiente</translation>
  </message>
  <message>
   <source>Next case</source>
   <translation>Caso siguiente</translation>
  </message>
  <message>
   <source>Next difference</source>
   <translation>Diferencia siguiente</translation>
  </message>
  <message>
   <source>Next to decide</source>
   <translation>Siguiente por decidir</translation>
  </message>
  <message>
   <source>Next turn</source>
   <translation>Turno siguiente</translation>
  </message>
  <message>
   <source>Next unfinished case</source>
   <translation>Siguiente caso sin terminar</translation>
  </message>
  <message>
   <source>Next week</source>
   <translation>La semana que viene</translation>
  </message>
  <message>
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <source>No case could be read in</source>
   <translation>No se pudo leer ningún caso</translation>
  </message>
  <message>
   <source>No case has anything here.</source>
   <translation>Ningún caso tiene nada aquí.</translation>
  </message>
  <message>
   <source>No case has the id “{id}”.</source>
   <translation>Ningún caso tiene el id «{id}».</translation>
  </message>
  <message>
   <source>No case here has “{text}”.</source>
   <translation>Ningún caso de aquí contiene «{text}».</translation>
  </message>
  <message>
   <source>No case is open. Choose one from the list.</source>
   <translation>No hay ningún caso abierto. Elige uno de la lista.</translation>
  </message>
  <message>
   <source>No case matches these filters.</source>
   <translation>Ningún caso cumple estos filtros.</translation>
  </message>
  <message>
   <source>No column is known to hold the input. The columns: {columns}.</source>
   <translation>No se sabe qué columna contiene la entrada. Las columnas: {columns}.</translation>
  </message>
  <message>
   <source>No column of {place} is known to hold the input. The columns: {columns}.</source>
   <translation>No se sabe qué columna de {place} contiene la entrada. Las columnas: {columns}.</translation>
  </message>
  <message>
   <source>No command that can run now has these words.</source>
   <translation>Ningún comando disponible ahora tiene estas palabras.</translation>
  </message>
  <message>
   <source>No conflicts.</source>
   <translation>No hay conflictos.</translation>
  </message>
  <message>
   <source>No evaluator has this name, so the case cannot be scored</source>
   <translation>Ningún evaluador tiene este nombre, así que el caso no se puede puntuar</translation>
  </message>
  <message>
   <source>No expected output</source>
   <translation>Sin salida esperada</translation>
  </message>
  <message>
   <source>No forbidden tool</source>
   <translation>Ninguna herramienta prohibida</translation>
  </message>
  <message>
   <source>No guidelines for {dataset} yet.</source>
   <translation>Aún no hay pautas para {dataset}.</translation>
  </message>
  <message>
   <source>No known outputs yet. You can still save.</source>
   <translation>Aún no hay salidas conocidas. Puedes guardar igualmente.</translation>
  </message>
  <message>
   <source>No longer skipped</source>
   <translation>Ya no está saltado</translation>
  </message>
  <message>
   <source>No new one takes its place. Bring back {path}, or choose a new folder.</source>
   <translation>Ninguno nuevo ocupa su lugar. Devuelve {path} a su sitio o elige una carpeta nueva.</translation>
  </message>
  <message>
   <source>No preset reason</source>
   <translation>Sin motivo predefinido</translation>
  </message>
  <message>
   <source>No reason</source>
   <translation>Sin motivo</translation>
  </message>
  <message>
   <source>No row starts on line {n}.</source>
   <translation>Ninguna fila empieza en la línea {n}.</translation>
  </message>
  <message>
   <source>No row; the columns have no names</source>
   <translation>Ninguna fila; las columnas no tienen nombre</translation>
  </message>
  <message>
   <source>No similar word is known</source>
   <translation>No se conoce ninguna palabra parecida</translation>
  </message>
  <message>
   <source>No space left on device</source>
   <translation>no queda espacio en el disco</translation>
  </message>
  <message>
   <source>No structure is given, so every answer fails</source>
   <translation>No se indica ninguna estructura, así que ninguna respuesta pasa</translation>
  </message>
  <message>
   <source>No such device</source>
   <translation>no existe el dispositivo</translation>
  </message>
  <message>
   <source>No such file or directory</source>
   <translation>no existe el archivo o la carpeta</translation>
  </message>
  <message>
   <source>No value has these letters.</source>
   <translation>Ningún valor tiene estas letras.</translation>
  </message>
  <message>
   <source>No verdict changes.</source>
   <translation>No cambia ningún veredicto.</translation>
  </message>
  <message>
   <source>No vote</source>
   <translation>Sin voto</translation>
  </message>
  <message>
   <source>No vote by {who}</source>
   <translation>Ningún voto de {who}</translation>
  </message>
  <message>
   <source>Nobody says anything on {place}</source>
   <translation>Nadie dice nada ({place})</translation>
  </message>
  <message>
   <source>Nobody yet</source>
   <translation>Nadie todavía</translation>
  </message>
  <message>
   <source>None</source>
   <translation>Ninguno</translation>
  </message>
  <message>
   <source>Not a directory</source>
   <translation>no es una carpeta</translation>
  </message>
  <message>
   <source>Not augmented</source>
   <translation>No aumentado</translation>
  </message>
  <message>
   <source>Not decided</source>
   <translation>Sin decidir</translation>
  </message>
  <message>
   <source>Not everything is on the disk yet</source>
   <translation>Aún no está todo en el disco</translation>
  </message>
  <message>
   <source>Not found</source>
   <translation>No encontrado</translation>
  </message>
  <message>
   <source>Not given</source>
   <translation>No indicado</translation>
  </message>
  <message>
   <source>Not in source</source>
   <translation>No está en la fuente</translation>
  </message>
  <message>
   <source>Not kept</source>
   <translation>No se conserva</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>Ahora no</translation>
  </message>
  <message>
   <source>Not read, for another sheet was chosen: {sheets}</source>
   <translation>No se leen, porque se eligió otra hoja: {sheets}</translation>
  </message>
  <message>
   <source>Not read, for they have other columns: {sheets}</source>
   <translation>No se leen, porque tienen otras columnas: {sheets}</translation>
  </message>
  <message>
   <source>Not reviewed</source>
   <translation>Sin revisar</translation>
  </message>
  <message>
   <source>Not saved</source>
   <translation>No guardado</translation>
  </message>
  <message>
   <source>Not saved.</source>
   <translation>No guardado.</translation>
  </message>
  <message>
   <source>Not set</source>
   <translation>Sin valor</translation>
  </message>
  <message>
   <source>Note for this revision, if you want to leave one</source>
   <translation>Nota para esta revisión, si quieres dejar una</translation>
  </message>
  <message>
   <source>Note: “{note}”</source>
   <translation>Nota: «{note}»</translation>
  </message>
  <message>
   <source>Notes on this export</source>
   <translation>Notas sobre esta exportación</translation>
  </message>
  <message>
   <source>Nothing can be saved here: allow writing in {folder}. What is there can still be read with the command line: reviewer-app export.</source>
   <translation>Aquí no se puede guardar nada: permite escribir en {folder}. Lo que hay aún se puede leer con la línea de comandos: reviewer-app export.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>No cambió nada</translation>
  </message>
  <message>
   <source>Nothing changed, so nothing was saved</source>
   <translation>No cambió nada, así que no se guardó nada</translation>
  </message>
  <message>
   <source>Nothing changes before you choose what to do.</source>
   <translation>Nada cambia hasta que elijas qué hacer.</translation>
  </message>
  <message>
   <source>Nothing is expected, so every answer passes</source>
   <translation>No se espera nada, así que toda respuesta pasa</translation>
  </message>
  <message>
   <source>Nothing is expected, so every answer passes.</source>
   <translation>No se espera nada, así que toda respuesta pasa.</translation>
  </message>
  <message>
   <source>Nothing is final</source>
   <translation>Nada es definitivo</translation>
  </message>
  <message>
   <source>Nothing is read in until the last step</source>
   <translation>No se lee nada hasta el último paso</translation>
  </message>
  <message>
   <source>Nothing leaves this computer</source>
   <translation>Nada sale de este ordenador</translation>
  </message>
  <message>
   <source>Nothing left in {title} for now.</source>
   <translation>Por ahora no queda nada en {title}.</translation>
  </message>
  <message>
   <source>Nothing left in {title}. {done} of {total} decided.</source>
   <translation>No queda nada en {title}. {done} de {total} decididos.</translation>
  </message>
  <message>
   <source>Nothing left to review has “{text}”.</source>
   <translation>Nada de lo que queda por revisar contiene “{text}”.</translation>
  </message>
  <message>
   <source>Nothing new was read in</source>
   <translation>No se leyó nada nuevo</translation>
  </message>
  <message>
   <source>Nothing of it is shown yet. Continue reads in the rest, Remove takes it away.</source>
   <translation>Todavía no se muestra nada. Continuar lee el resto, Quitar lo retira.</translation>
  </message>
  <message>
   <source>Nothing of it would go.</source>
   <translation>No desaparecería nada.</translation>
  </message>
  <message>
   <source>Nothing reads “{key}”, since “{subject}” is there.</source>
   <translation>Nada lee «{key}», porque está «{subject}».</translation>
  </message>
  <message>
   <source>Nothing reads “{key}”.</source>
   <translation>Nada lee «{key}».</translation>
  </message>
  <message>
   <source>Nothing says how this case is checked.</source>
   <translation>Nada dice cómo se comprueba este caso.</translation>
  </message>
  <message>
   <source>Nothing to redo</source>
   <translation>Nada que rehacer</translation>
  </message>
  <message>
   <source>Nothing to undo</source>
   <translation>Nada que deshacer</translation>
  </message>
  <message>
   <source>Nothing was changed.</source>
   <translation>No se cambió nada.</translation>
  </message>
  <message>
   <source>Nothing was changed. Choose another name.</source>
   <translation>No se cambió nada. Elige otro nombre.</translation>
  </message>
  <message>
   <source>Nothing was changed. Refresh the list.</source>
   <translation>No se cambió nada. Actualiza la lista.</translation>
  </message>
  <message>
   <source>Nothing was changed. Restore an earlier revision from the history instead.</source>
   <translation>No se cambió nada. Restaura en su lugar una revisión anterior desde el historial.</translation>
  </message>
  <message>
   <source>Nothing was saved. What you typed is kept as a draft beside the new revision.</source>
   <translation>No se guardó nada. Lo que escribiste se conserva como borrador junto a la revisión nueva.</translation>
  </message>
  <message>
   <source>Nothing was written. Close Reviewer there first: {folder}</source>
   <translation>No se escribió nada. Cierra antes Reviewer allí: {folder}</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Ahora</translation>
  </message>
  <message>
   <source>Now shown, since you voted:</source>
   <translation>Ahora visible, porque has votado:</translation>
  </message>
  <message>
   <source>Number of calls</source>
   <translation>Número de llamadas</translation>
  </message>
  <message>
   <source>Number of calls: {figure}</source>
   <translation>Número de llamadas: {figure}</translation>
  </message>
  <message>
   <source>Off: the table above is not looked at.</source>
   <translation>Desactivado: no se mira la tabla de arriba.</translation>
  </message>
  <message>
   <source>Office</source>
   <translation>Oficina</translation>
  </message>
  <message>
   <source>On a day</source>
   <translation>Un día concreto</translation>
  </message>
  <message>
   <source>One column</source>
   <translation>Una columna</translation>
  </message>
  <message>
   <source>One digit is enough; add words if you like.</source>
   <translation>Basta un dígito; añade palabras si quieres.</translation>
  </message>
  <message>
   <source>One item</source>
   <translation>Un elemento</translation>
  </message>
  <message>
   <source>One key decides</source>
   <translation>Una tecla decide</translation>
  </message>
  <message>
   <source>One per line</source>
   <translation>Uno por línea</translation>
  </message>
  <message>
   <source>Only a number goes here, such as 0.8.</source>
   <translation>Aquí solo va un número, como 0.8.</translation>
  </message>
  <message>
   <source>Only a whole number goes here, such as 5.</source>
   <translation>Aquí solo va un número entero, como 5.</translation>
  </message>
  <message>
   <source>Only a whole number goes here.</source>
   <translation>Aquí solo va un número entero.</translation>
  </message>
  <message>
   <source>Only lines with problems</source>
   <translation>Solo las líneas con problemas</translation>
  </message>
  <message>
   <source>Only mine changed</source>
   <translation>Solo cambió lo mío</translation>
  </message>
  <message>
   <source>Only one revision.</source>
   <translation>Solo hay una revisión.</translation>
  </message>
  <message>
   <source>Only the latest revision of a case can be edited.</source>
   <translation>Solo se puede editar la revisión más reciente de un caso.</translation>
  </message>
  <message>
   <source>Only theirs changed</source>
   <translation>Solo cambió lo del otro</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <source>Open a file of cases</source>
   <translation>Abrir un archivo de casos</translation>
  </message>
  <message>
   <source>Open a file of cases…</source>
   <translation>Abrir un archivo de casos…</translation>
  </message>
  <message>
   <source>Open it</source>
   <translation>Abrirlo</translation>
  </message>
  <message>
   <source>Open it once in the window, then read it from the command line.</source>
   <translation>Ábrelo una vez en la ventana y léelo después desde la línea de comandos.</translation>
  </message>
  <message>
   <source>Open or close</source>
   <translation>Abrir o cerrar</translation>
  </message>
  <message>
   <source>Open the folder</source>
   <translation>Abrir la carpeta</translation>
  </message>
  <message>
   <source>Open the guidelines beside the case</source>
   <translation>Abrir las pautas junto al caso</translation>
  </message>
  <message>
   <source>Open the usual folder</source>
   <translation>Abrir la carpeta habitual</translation>
  </message>
  <message>
   <source>Open this address in another program? {address}</source>
   <translation>¿Abrir esta dirección en otro programa? {address}</translation>
  </message>
  <message>
   <source>Open this address?</source>
   <translation>¿Abrir esta dirección?</translation>
  </message>
  <message>
   <source>OpenDocument spreadsheet</source>
   <translation>Hoja de cálculo OpenDocument</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Abrir…</translation>
  </message>
  <message>
   <source>Operation not permitted</source>
   <translation>la operación no está permitida</translation>
  </message>
  <message>
   <source>Or drop a file here</source>
   <translation>O suelta un archivo aquí</translation>
  </message>
  <message>
   <source>Order of coming in</source>
   <translation>Orden de llegada</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>Otro</translation>
  </message>
  <message>
   <source>Other cases came into it since. Delete it, if you mean that.</source>
   <translation>Después llegaron otros casos. Elimínalo si es lo que quieres.</translation>
  </message>
  <message>
   <source>Other data</source>
   <translation>Otros datos</translation>
  </message>
  <message>
   <source>Output added</source>
   <translation>Salida añadida</translation>
  </message>
  <message>
   <source>Output removed</source>
   <translation>Salida quitada</translation>
  </message>
  <message>
   <source>Output {n}</source>
   <translation>Salida {n}</translation>
  </message>
  <message>
   <source>PDF (*.pdf)</source>
   <translation>PDF (*.pdf)</translation>
  </message>
  <message>
   <source>Parted by ,</source>
   <translation>Separado por ,</translation>
  </message>
  <message>
   <source>Parted by ;</source>
   <translation>Separado por ;</translation>
  </message>
  <message>
   <source>Parted by ; and a blank</source>
   <translation>Separado por ; y un espacio</translation>
  </message>
  <message>
   <source>Parted by |</source>
   <translation>Separado por |</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Pasa</translation>
  </message>
  <message>
   <source>Passes from</source>
   <translation>Pasa desde</translation>
  </message>
  <message>
   <source>Paste an output</source>
   <translation>Pegar una salida</translation>
  </message>
  <message>
   <source>Paste an output…</source>
   <translation>Pegar una salida…</translation>
  </message>
  <message>
   <source>Paste cases</source>
   <translation>Pegar casos</translation>
  </message>
  <message>
   <source>Pasted table</source>
   <translation>Tabla pegada</translation>
  </message>
  <message>
   <source>Path copied</source>
   <translation>Ruta copiada</translation>
  </message>
  <message>
   <source>Pause before that</source>
   <translation>Pausa antes de eso</translation>
  </message>
  <message>
   <source>Permission denied</source>
   <translation>no hay permiso</translation>
  </message>
  <message>
   <source>Persian</source>
   <translation>Persa</translation>
  </message>
  <message>
   <source>Pink noise</source>
   <translation>Ruido rosa</translation>
  </message>
  <message>
   <source>Polish</source>
   <translation>Polaco</translation>
  </message>
  <message>
   <source>Portugal</source>
   <translation>Portugal</translation>
  </message>
  <message>
   <source>Portuguese</source>
   <translation>Portugués</translation>
  </message>
  <message>
   <source>Predefined</source>
   <translation>Predefinido</translation>
  </message>
  <message>
   <source>Predefined conversation</source>
   <translation>Conversación predefinida</translation>
  </message>
  <message>
   <source>Press a digit, type, or both</source>
   <translation>Pulsa un dígito, escribe o ambas cosas</translation>
  </message>
  <message>
   <source>Press the new key, or Esc to keep the old one</source>
   <translation>Pulsa la tecla nueva, o Esc para conservar la de antes</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>Vista previa</translation>
  </message>
  <message>
   <source>Previous case</source>
   <translation>Caso anterior</translation>
  </message>
  <message>
   <source>Previous difference</source>
   <translation>Diferencia anterior</translation>
  </message>
  <message>
   <source>Previous turn</source>
   <translation>Turno anterior</translation>
  </message>
  <message>
   <source>Probably cut off: it has the {most} characters that a spreadsheet's cell holds at most</source>
   <translation>Probablemente cortado: tiene los {most} caracteres que caben como máximo en una celda de una hoja de cálculo</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>Problemas</translation>
  </message>
  <message>
   <source>Problems are looked for once the columns are known.</source>
   <translation>Los problemas se buscan cuando se conocen las columnas.</translation>
  </message>
  <message>
   <source>Product</source>
   <translation>Producto</translation>
  </message>
  <message>
   <source>Product deleted</source>
   <translation>Producto eliminado</translation>
  </message>
  <message>
   <source>Product made</source>
   <translation>Producto creado</translation>
  </message>
  <message>
   <source>Product renamed</source>
   <translation>Producto con otro nombre</translation>
  </message>
  <message>
   <source>Properties</source>
   <translation>Propiedades</translation>
  </message>
  <message>
   <source>Published vote</source>
   <translation>Voto publicado</translation>
  </message>
  <message>
   <source>Put back what is saved: {field}</source>
   <translation>Volver a lo guardado: {field}</translation>
  </message>
  <message>
   <source>Put both together</source>
   <translation>Unir los dos</translation>
  </message>
  <message>
   <source>Put it into “{field}”</source>
   <translation>Ponerlo en «{field}»</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>Calidad</translation>
  </message>
  <message>
   <source>Quality – answers are compared with what is expected</source>
   <translation>Calidad – las respuestas se comparan con lo esperado</translation>
  </message>
  <message>
   <source>Question for a senior</source>
   <translation>Pregunta para un experto</translation>
  </message>
  <message>
   <source>Question taken back</source>
   <translation>Pregunta retirada</translation>
  </message>
  <message>
   <source>Queue</source>
   <translation>Cola</translation>
  </message>
  <message>
   <source>Queues</source>
   <translation>Colas</translation>
  </message>
  <message>
   <source>Queues and datasets</source>
   <translation>Colas y conjuntos de datos</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <source>Read in</source>
   <translation>Leer</translation>
  </message>
  <message numerus="yes">
   <source>Read in {n} rows</source>
   <comment>Read in {n} row</comment>
   <translation>
    <numerusform>Leer {n} fila</numerusform>
    <numerusform>Leer {n} filas</numerusform>
   </translation>
  </message>
  <message>
   <source>Read the case</source>
   <translation>Lee el caso</translation>
  </message>
  <message>
   <source>Read, then press one key.</source>
   <translation>Lee y pulsa una tecla.</translation>
  </message>
  <message>
   <source>Read-only file system</source>
   <translation>el disco es de solo lectura</translation>
  </message>
  <message>
   <source>Reading in</source>
   <translation>Leyendo</translation>
  </message>
  <message>
   <source>Reason</source>
   <translation>Motivo</translation>
  </message>
  <message>
   <source>Reason for the confidence</source>
   <translation>Motivo de la confianza</translation>
  </message>
  <message>
   <source>Reason for the vote</source>
   <translation>Motivo del voto</translation>
  </message>
  <message>
   <source>Reason saved</source>
   <translation>Motivo guardado</translation>
  </message>
  <message>
   <source>Reason {n}</source>
   <translation>Motivo {n}</translation>
  </message>
  <message>
   <source>Reason {n} cannot be kept: {why}.</source>
   <translation>El motivo {n} no se puede guardar: {why}.</translation>
  </message>
  <message>
   <source>Reason {n} has a colon or a sign that cannot be shown.</source>
   <translation>El motivo {n} tiene dos puntos o un signo que no se puede mostrar.</translation>
  </message>
  <message>
   <source>Reason {n} has no word.</source>
   <translation>El motivo {n} no tiene palabra.</translation>
  </message>
  <message>
   <source>Reason {n} is too long.</source>
   <translation>El motivo {n} es demasiado largo.</translation>
  </message>
  <message>
   <source>Reason, if you want to give one</source>
   <translation>Motivo, si quieres dar uno</translation>
  </message>
  <message>
   <source>Reasons for downvotes</source>
   <translation>Motivos de voto en contra</translation>
  </message>
  <message>
   <source>Reasons saved</source>
   <translation>Motivos guardados</translation>
  </message>
  <message>
   <source>Reasons {other} and {n} have the same word.</source>
   <translation>Los motivos {other} y {n} tienen la misma palabra.</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Rehacer</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualizar</translation>
  </message>
  <message>
   <source>Refresh the list</source>
   <translation>Actualizar la lista</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Remove an import</source>
   <translation>Quitar una importación</translation>
  </message>
  <message>
   <source>Remove an import…</source>
   <translation>Quitar una importación…</translation>
  </message>
  <message>
   <source>Remove item {n}</source>
   <translation>Quitar el elemento {n}</translation>
  </message>
  <message>
   <source>Remove this argument</source>
   <translation>Quitar este argumento</translation>
  </message>
  <message>
   <source>Remove this import</source>
   <translation>Quitar esta importación</translation>
  </message>
  <message>
   <source>Remove this pasted output</source>
   <translation>Quitar esta salida pegada</translation>
  </message>
  <message>
   <source>Remove this turn</source>
   <translation>Quitar este turno</translation>
  </message>
  <message>
   <source>Remove {field}</source>
   <translation>Quitar {field}</translation>
  </message>
  <message>
   <source>Remove {key}</source>
   <translation>Quitar {key}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Quitar {name}</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Cambiar el nombre</translation>
  </message>
  <message>
   <source>Rename the view</source>
   <translation>Cambiar el nombre de la vista</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>Cambiar el nombre…</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>Sustituir</translation>
  </message>
  <message>
   <source>Replace by the list on screen</source>
   <translation>Sustituir por la lista en pantalla</translation>
  </message>
  <message>
   <source>Replace my draft</source>
   <translation>Reemplazar mi borrador</translation>
  </message>
  <message>
   <source>Replace with the file’s</source>
   <translation>Sustituir por lo del archivo</translation>
  </message>
  <message>
   <source>Reset all keys</source>
   <translation>Restablecer todas las teclas</translation>
  </message>
  <message>
   <source>Restore as a new revision</source>
   <translation>Restaurar como revisión nueva</translation>
  </message>
  <message>
   <source>Restored as a new revision, reviewed by you</source>
   <translation>Restaurado como revisión nueva, revisado por ti</translation>
  </message>
  <message>
   <source>Restored as a new revision, reviewed by you. The older ones stay as they are.</source>
   <translation>Restaurado como revisión nueva, revisado por ti. Las anteriores quedan como están.</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Resultado</translation>
  </message>
  <message>
   <source>Result: {field}</source>
   <translation>Resultado: {field}</translation>
  </message>
  <message>
   <source>Review these</source>
   <translation>Revisar estos</translation>
  </message>
  <message>
   <source>Review these cases</source>
   <translation>Revisar estos casos</translation>
  </message>
  <message>
   <source>Review what is selected</source>
   <translation>Revisar lo seleccionado</translation>
  </message>
  <message>
   <source>Reviewed</source>
   <translation>Revisado</translation>
  </message>
  <message>
   <source>Reviewed by</source>
   <translation>Revisado por</translation>
  </message>
  <message>
   <source>Reviewed by me</source>
   <translation>Revisado por mí</translation>
  </message>
  <message>
   <source>Reviewer</source>
   <translation>Reviewer</translation>
  </message>
  <message>
   <source>Revision</source>
   <translation>Revisión</translation>
  </message>
  <message>
   <source>Revision {n}</source>
   <translation>Revisión {n}</translation>
  </message>
  <message>
   <source>Revision {n} is superseded, so it stays as it is.</source>
   <translation>La revisión {n} está sustituida, así que se queda como está.</translation>
  </message>
  <message>
   <source>Revision {n} says the same already, so nothing was saved</source>
   <translation>La revisión {n} ya dice lo mismo, así que no se guardó nada</translation>
  </message>
  <message>
   <source>Revisions</source>
   <translation>Revisiones</translation>
  </message>
  <message>
   <source>Row</source>
   <translation>Fila</translation>
  </message>
  <message>
   <source>Row {n}: {names}</source>
   <translation>Fila {n}: {names}</translation>
  </message>
  <message>
   <source>Rows as they will be read in</source>
   <translation>Filas tal como se leerán</translation>
  </message>
  <message>
   <source>Rows not taken</source>
   <translation>Filas no aceptadas</translation>
  </message>
  <message>
   <source>Rows not taken.txt</source>
   <translation>Filas no aceptadas.txt</translation>
  </message>
  <message>
   <source>Rows that differ</source>
   <translation>Filas que difieren</translation>
  </message>
  <message>
   <source>Rows that differ from cases here</source>
   <translation>Filas que difieren de casos de aquí</translation>
  </message>
  <message>
   <source>Rows that were chosen one by one cannot be saved as a view</source>
   <translation>Las filas elegidas una a una no se pueden guardar como vista</translation>
  </message>
  <message>
   <source>Russian</source>
   <translation>Ruso</translation>
  </message>
  <message>
   <source>Saudi Arabia</source>
   <translation>Arabia Saudí</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>Save again</source>
   <translation>Guardar otra vez</translation>
  </message>
  <message>
   <source>Save and go on</source>
   <translation>Guardar y seguir</translation>
  </message>
  <message>
   <source>Save as a file</source>
   <translation>Guardar como archivo</translation>
  </message>
  <message>
   <source>Save as a new revision</source>
   <translation>Guardar como revisión nueva</translation>
  </message>
  <message>
   <source>Save as revision {n}</source>
   <translation>Guardar como revisión {n}</translation>
  </message>
  <message>
   <source>Save as version {n}</source>
   <translation>Guardar como versión {n}</translation>
  </message>
  <message>
   <source>Save the comparison</source>
   <translation>Guardar la comparación</translation>
  </message>
  <message>
   <source>Save the edit</source>
   <translation>Guardar la edición</translation>
  </message>
  <message>
   <source>Save the file with the encoding UTF-8, or choose the one that it has.</source>
   <translation>Guarda el archivo con la codificación UTF-8 o elige la que tiene.</translation>
  </message>
  <message>
   <source>Save the labels</source>
   <translation>Guardar las etiquetas</translation>
  </message>
  <message>
   <source>Save the list</source>
   <translation>Guardar la lista</translation>
  </message>
  <message>
   <source>Save the list of rows not taken</source>
   <translation>Guardar la lista de filas no aceptadas</translation>
  </message>
  <message>
   <source>Save the question</source>
   <translation>Guardar la pregunta</translation>
  </message>
  <message>
   <source>Save the reason and go on</source>
   <translation>Guardar el motivo y seguir</translation>
  </message>
  <message>
   <source>Save this view</source>
   <translation>Guardar esta vista</translation>
  </message>
  <message>
   <source>Save this view…</source>
   <translation>Guardar esta vista…</translation>
  </message>
  <message>
   <source>Save what is to be read as CSV and import that.</source>
   <translation>Guarda como CSV lo que se debe leer e importa eso.</translation>
  </message>
  <message>
   <source>Saved as a new revision, reviewed by you</source>
   <translation>Guardado como revisión nueva, revisado por ti</translation>
  </message>
  <message>
   <source>Saved as revision {n}, reviewed by you</source>
   <translation>Guardado como revisión {n}, revisado por ti</translation>
  </message>
  <message>
   <source>Saved as {name}</source>
   <translation>Guardado como {name}</translation>
  </message>
  <message>
   <source>Saved here</source>
   <translation>Guardado aquí</translation>
  </message>
  <message>
   <source>Saved views</source>
   <translation>Vistas guardadas</translation>
  </message>
  <message>
   <source>Saved: both changes are in it</source>
   <translation>Guardado: contiene ambos cambios</translation>
  </message>
  <message>
   <source>Save…</source>
   <translation>Guardar…</translation>
  </message>
  <message>
   <source>Saving makes a new case in {dataset}. Until then it is kept as a draft.</source>
   <translation>Al guardar se crea un caso nuevo en {dataset}. Hasta entonces se conserva como borrador.</translation>
  </message>
  <message>
   <source>Saving marks the case as reviewed by you.</source>
   <translation>Al guardar, el caso se marca como revisado por ti.</translation>
  </message>
  <message>
   <source>Scale of the marks</source>
   <translation>Escala de las calificaciones</translation>
  </message>
  <message>
   <source>Scenario</source>
   <translation>Escenario</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>Esquema</translation>
  </message>
  <message>
   <source>Scoring</source>
   <translation>Puntuación</translation>
  </message>
  <message>
   <source>Scoring took too long and was given up for some of them.</source>
   <translation>La puntuación tardó demasiado y se abandonó en algunas de ellas.</translation>
  </message>
  <message>
   <source>Search by words or by key</source>
   <translation>Busca por palabras o por tecla</translation>
  </message>
  <message>
   <source>Search in the list</source>
   <translation>Buscar en la lista</translation>
  </message>
  <message>
   <source>Search in this list</source>
   <translation>Buscar en esta lista</translation>
  </message>
  <message>
   <source>Security cases have plain text as their input.</source>
   <translation>Los casos de seguridad tienen texto simple como entrada.</translation>
  </message>
  <message>
   <source>Security – attempts at what the product must not do</source>
   <translation>Seguridad – intentos de lo que el producto no debe hacer</translation>
  </message>
  <message>
   <source>See what changed</source>
   <translation>Ver qué cambió</translation>
  </message>
  <message>
   <source>Select all {n}</source>
   <translation>Seleccionar los {n}</translation>
  </message>
  <message>
   <source>Select everything matching</source>
   <translation>Seleccionar todo lo que coincide</translation>
  </message>
  <message>
   <source>Semicolon</source>
   <translation>Punto y coma</translation>
  </message>
  <message>
   <source>Separate with Enter.</source>
   <translation>Separa con Intro.</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Ajustes</translation>
  </message>
  <message>
   <source>Settings that nothing reads</source>
   <translation>Ajustes que nada lee</translation>
  </message>
  <message>
   <source>Settings…</source>
   <translation>Ajustes…</translation>
  </message>
  <message>
   <source>Sheet</source>
   <translation>Hoja</translation>
  </message>
  <message>
   <source>Sheet “{name}”</source>
   <translation>Hoja «{name}»</translation>
  </message>
  <message>
   <source>Show JSON as it is written</source>
   <translation>Mostrar el JSON tal como está escrito</translation>
  </message>
  <message>
   <source>Show all</source>
   <translation>Mostrar todo</translation>
  </message>
  <message>
   <source>Show all ({size})</source>
   <translation>Mostrar todo ({size})</translation>
  </message>
  <message>
   <source>Show all {n}</source>
   <translation>Mostrar los {n}</translation>
  </message>
  <message>
   <source>Show as it is written</source>
   <translation>Mostrar tal como está escrito</translation>
  </message>
  <message>
   <source>Show exact words</source>
   <translation>Mostrar las palabras exactas</translation>
  </message>
  <message>
   <source>Show invisible characters</source>
   <translation>Mostrar caracteres invisibles</translation>
  </message>
  <message>
   <source>Show the details</source>
   <translation>Mostrar los detalles</translation>
  </message>
  <message>
   <source>Show the latest</source>
   <translation>Ver la más reciente</translation>
  </message>
  <message>
   <source>Show the latest revision</source>
   <translation>Ver la revisión más reciente</translation>
  </message>
  <message>
   <source>Show the menu</source>
   <translation>Mostrar el menú</translation>
  </message>
  <message>
   <source>Show the tour</source>
   <translation>Mostrar el recorrido</translation>
  </message>
  <message>
   <source>Show the whole output</source>
   <translation>Mostrar la salida completa</translation>
  </message>
  <message>
   <source>Show the whole text</source>
   <translation>Mostrar todo el texto</translation>
  </message>
  <message>
   <source>Show these cases</source>
   <translation>Mostrar estos casos</translation>
  </message>
  <message>
   <source>Show what changed</source>
   <translation>Mostrar lo que cambió</translation>
  </message>
  <message>
   <source>Show what is beside the case</source>
   <translation>Mostrar lo que hay junto al caso</translation>
  </message>
  <message numerus="yes">
   <source>Show {n} more columns</source>
   <comment>Show {n} more column</comment>
   <translation>
    <numerusform>Mostrar {n} columna más</numerusform>
    <numerusform>Mostrar {n} columnas más</numerusform>
   </translation>
  </message>
  <message>
   <source>Shown as text: {reason}</source>
   <translation>Mostrado como texto: {reason}</translation>
  </message>
  <message>
   <source>Shown beside your votes, and in files that you export.</source>
   <translation>Se muestra junto a tus votos y en los archivos que exportes.</translation>
  </message>
  <message>
   <source>Shown: {queue}</source>
   <translation>Mostrado: {queue}</translation>
  </message>
  <message>
   <source>Side by side</source>
   <translation>Lado a lado</translation>
  </message>
  <message>
   <source>Simplified Chinese (GB 18030)</source>
   <translation>Chino simplificado (GB 18030)</translation>
  </message>
  <message>
   <source>Simplified Chinese (GBK)</source>
   <translation>Chino simplificado (GBK)</translation>
  </message>
  <message>
   <source>Simplified Han</source>
   <translation>Han simplificado</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Tamaño</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>Saltar</translation>
  </message>
  <message>
   <source>Skip this file</source>
   <translation>Omitir este archivo</translation>
  </message>
  <message>
   <source>Skipped</source>
   <translation>Saltados</translation>
  </message>
  <message>
   <source>Skipped; it comes back last</source>
   <translation>Saltado; vuelve al final</translation>
  </message>
  <message>
   <source>Smaller case text</source>
   <translation>Texto del caso más pequeño</translation>
  </message>
  <message>
   <source>Somebody</source>
   <translation>Alguien</translation>
  </message>
  <message>
   <source>Something is open beside the queues.</source>
   <translation>Hay algo abierto junto a las colas.</translation>
  </message>
  <message>
   <source>Something went wrong.</source>
   <translation>Algo ha salido mal.</translation>
  </message>
  <message>
   <source>Sort</source>
   <translation>Ordenar</translation>
  </message>
  <message>
   <source>Sorted by confidence, which is otherwise hidden</source>
   <translation>Ordenados por confianza, que está oculta</translation>
  </message>
  <message>
   <source>Sort…</source>
   <translation>Ordenar…</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>Fuente</translation>
  </message>
  <message>
   <source>Source file</source>
   <translation>Archivo fuente</translation>
  </message>
  <message>
   <source>Spain</source>
   <translation>España</translation>
  </message>
  <message>
   <source>Spanish</source>
   <translation>Español</translation>
  </message>
  <message>
   <source>Spelling is not checked: the case has no language.</source>
   <translation>No se revisa la ortografía: el caso no tiene idioma.</translation>
  </message>
  <message>
   <source>Spelling is not checked: the dictionary is broken.</source>
   <translation>No se revisa la ortografía: el diccionario está dañado.</translation>
  </message>
  <message>
   <source>Spelling is not checked: there is no dictionary for {language}.</source>
   <translation>No se revisa la ortografía: no hay diccionario para este idioma: {language}.</translation>
  </message>
  <message>
   <source>Spelling: {language}</source>
   <translation>Ortografía: {language}</translation>
  </message>
  <message>
   <source>Spelling: {language}, as there is no dictionary for {wanted}</source>
   <translation>Ortografía: {language}, porque no hay diccionario para este idioma: {wanted}</translation>
  </message>
  <message>
   <source>Step {n} of {count}: {name}</source>
   <translation>Paso {n} de {count}: {name}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Parar</translation>
  </message>
  <message>
   <source>Stopped at row {done} of {total}.</source>
   <translation>Se detuvo en la fila {done} de {total}.</translation>
  </message>
  <message>
   <source>Stopped at row {done}.</source>
   <translation>Se detuvo en la fila {done}.</translation>
  </message>
  <message>
   <source>Stopped in the middle; Undo goes on with the rest</source>
   <translation>Detenido a la mitad; Deshacer continúa con el resto</translation>
  </message>
  <message>
   <source>Stopped in the middle; Undo takes back what was done again</source>
   <translation>Detenido a la mitad; Deshacer revierte lo que se rehizo</translation>
  </message>
  <message>
   <source>Stopping criteria</source>
   <translation>Criterios de parada</translation>
  </message>
  <message>
   <source>Stopping…</source>
   <translation>Deteniendo…</translation>
  </message>
  <message>
   <source>Strategy</source>
   <translation>Estrategia</translation>
  </message>
  <message>
   <source>Strategy {name}</source>
   <translation>Estrategia {name}</translation>
  </message>
  <message>
   <source>Street</source>
   <translation>Calle</translation>
  </message>
  <message>
   <source>Structure</source>
   <translation>Estructura</translation>
  </message>
  <message>
   <source>Structure of the answer</source>
   <translation>Estructura de la respuesta</translation>
  </message>
  <message>
   <source>Such as the version of the product</source>
   <translation>Por ejemplo, la versión del producto</translation>
  </message>
  <message>
   <source>Suite</source>
   <translation>Suite</translation>
  </message>
  <message>
   <source>Superseded by {revision}</source>
   <translation>Sustituida por la {revision}</translation>
  </message>
  <message>
   <source>Swedish</source>
   <translation>Sueco</translation>
  </message>
  <message>
   <source>Switzerland</source>
   <translation>Suiza</translation>
  </message>
  <message>
   <source>System</source>
   <translation>Sistema</translation>
  </message>
  <message>
   <source>TSV, a table as text</source>
   <translation>TSV, una tabla como texto</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tabulador</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>Etiqueta</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Etiquetas</translation>
  </message>
  <message>
   <source>Tags, parted by ; or as a JSON list.</source>
   <translation>Etiquetas, separadas por ; o como lista JSON.</translation>
  </message>
  <message>
   <source>Taiwan</source>
   <translation>Taiwán</translation>
  </message>
  <message>
   <source>Take all of mine</source>
   <translation>Tomar todo lo mío</translation>
  </message>
  <message>
   <source>Take all of theirs</source>
   <translation>Tomar todo lo del otro</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Retirarla</translation>
  </message>
  <message>
   <source>Take it off</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Take off Skipped</source>
   <translation>Quitar de Saltados</translation>
  </message>
  <message>
   <source>Take the flag off</source>
   <translation>Quitar la marca</translation>
  </message>
  <message>
   <source>Take the question back</source>
   <translation>Retirar la pregunta</translation>
  </message>
  <message>
   <source>Take the reviewed mark off</source>
   <translation>Quitar la marca de revisado</translation>
  </message>
  <message>
   <source>Take the text of a file…</source>
   <translation>Tomar el texto de un archivo…</translation>
  </message>
  <message>
   <source>Take the text of an earlier version</source>
   <translation>Tomar el texto de una versión anterior</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>Deshecho</translation>
  </message>
  <message>
   <source>Taken off Skipped</source>
   <translation>Quitados de Saltados</translation>
  </message>
  <message>
   <source>Taken out: {texts}.</source>
   <translation>Quitado: {texts}.</translation>
  </message>
  <message>
   <source>Test case {id}: {why}</source>
   <translation>Caso de prueba {id}: {why}</translation>
  </message>
  <message>
   <source>Text of revision {n}</source>
   <translation>Texto de la revisión {n}</translation>
  </message>
  <message>
   <source>Text of the guidelines</source>
   <translation>Texto de las pautas</translation>
  </message>
  <message>
   <source>Text of the guidelines, in Markdown</source>
   <translation>Texto de las pautas, en Markdown</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Tamaño del texto</translation>
  </message>
  <message>
   <source>Text, in Markdown</source>
   <translation>Texto, en Markdown</translation>
  </message>
  <message>
   <source>Texts of more than 32,767 characters are cut off there, and listed.</source>
   <translation>Los textos de más de 32.767 caracteres se cortan allí y se enumeran.</translation>
  </message>
  <message>
   <source>Texts of {count} and {count2} characters are too long to compare.</source>
   <translation>Textos de {count} y {count2} caracteres son demasiado largos para compararlos.</translation>
  </message>
  <message>
   <source>Thai (Windows-874)</source>
   <translation>Tailandés (Windows-874)</translation>
  </message>
  <message>
   <source>That is the case on screen.</source>
   <translation>Ese es el caso que se ve.</translation>
  </message>
  <message>
   <source>That is {n} characters too long.</source>
   <translation>Sobran {n} caracteres.</translation>
  </message>
  <message>
   <source>That makes a new revision. The old one stays.</source>
   <translation>Eso crea una revisión nueva. La antigua se queda.</translation>
  </message>
  <message>
   <source>The AI product did not answer in time.</source>
   <translation>El producto de IA no respondió a tiempo.</translation>
  </message>
  <message>
   <source>The AI product gave no answer.</source>
   <translation>El producto de IA no dio respuesta.</translation>
  </message>
  <message>
   <source>The Excel workbook is damaged and cannot be read.</source>
   <translation>El libro de Excel está dañado y no se puede leer.</translation>
  </message>
  <message>
   <source>The aliases up to line {line} add more than {n} characters</source>
   <translation>Los alias hasta la línea {line} añaden más de {n} caracteres</translation>
  </message>
  <message>
   <source>The answer contains</source>
   <translation>La respuesta contiene</translation>
  </message>
  <message>
   <source>The answer contains all of these</source>
   <translation>La respuesta contiene todos estos</translation>
  </message>
  <message>
   <source>The answer contains at least one of these</source>
   <translation>La respuesta contiene al menos uno de estos</translation>
  </message>
  <message>
   <source>The answer contains this text</source>
   <translation>La respuesta contiene este texto</translation>
  </message>
  <message>
   <source>The answer has this structure</source>
   <translation>La respuesta tiene esta estructura</translation>
  </message>
  <message>
   <source>The answer has this structure, or it fails</source>
   <translation>La respuesta tiene esta estructura o no pasa</translation>
  </message>
  <message>
   <source>The answer is</source>
   <translation>La respuesta es</translation>
  </message>
  <message>
   <source>The answer is empty</source>
   <translation>La respuesta está vacía</translation>
  </message>
  <message>
   <source>The answer is exactly this text</source>
   <translation>La respuesta es exactamente este texto</translation>
  </message>
  <message>
   <source>The answer is like</source>
   <translation>La respuesta se parece a</translation>
  </message>
  <message>
   <source>The answer is like this text: {n} of 1 or more</source>
   <translation>La respuesta se parece a este texto: {n} de 1 o más</translation>
  </message>
  <message>
   <source>The answer is this very text, or it fails</source>
   <translation>La respuesta es este mismo texto o no pasa</translation>
  </message>
  <message>
   <source>The answer matches</source>
   <translation>La respuesta cumple</translation>
  </message>
  <message>
   <source>The answer matches all of these patterns</source>
   <translation>La respuesta cumple todos estos patrones</translation>
  </message>
  <message>
   <source>The answer to compare with</source>
   <translation>La respuesta con la que se compara</translation>
  </message>
  <message>
   <source>The background noise needs both a profile and a level</source>
   <translation>El ruido de fondo necesita un perfil y un nivel</translation>
  </message>
  <message>
   <source>The background noise needs both a profile and a level.</source>
   <translation>El ruido de fondo necesita un perfil y un nivel.</translation>
  </message>
  <message>
   <source>The case alone</source>
   <translation>Solo el caso</translation>
  </message>
  <message>
   <source>The case comes back by itself. It is no vote.</source>
   <translation>El caso vuelve por sí solo. No es un voto.</translation>
  </message>
  <message>
   <source>The case stays undecided and stands under Asked a senior.</source>
   <translation>El caso queda sin decidir y aparece en Consultados.</translation>
  </message>
  <message>
   <source>The case was changed after you began this draft. Your draft is kept.</source>
   <translation>El caso cambió después de que empezaras este borrador. Tu borrador se conserva.</translation>
  </message>
  <message>
   <source>The change does not say what the content is.</source>
   <translation>El cambio no dice cuál es el contenido.</translation>
  </message>
  <message>
   <source>The column {column} has a value twice</source>
   <translation>La columna {column} tiene un valor dos veces</translation>
  </message>
  <message>
   <source>The column {column} is empty</source>
   <translation>La columna {column} está vacía</translation>
  </message>
  <message>
   <source>The content is the same as before.</source>
   <translation>El contenido es el mismo que antes.</translation>
  </message>
  <message>
   <source>The conversation has no turn.</source>
   <translation>La conversación no tiene ningún turno.</translation>
  </message>
  <message>
   <source>The current revision of every case, with all of its fields.</source>
   <translation>La revisión actual de cada caso, con todos sus campos.</translation>
  </message>
  <message>
   <source>The data file is damaged.</source>
   <translation>El archivo de datos está dañado.</translation>
  </message>
  <message>
   <source>The data file was replaced by another program.</source>
   <translation>Otro programa ha sustituido el archivo de datos.</translation>
  </message>
  <message>
   <source>The data of this workspace is gone.</source>
   <translation>Los datos de este espacio de trabajo han desaparecido.</translation>
  </message>
  <message>
   <source>The dataset gets</source>
   <translation>El conjunto de datos recibe</translation>
  </message>
  <message>
   <source>The dataset that the case is in.</source>
   <translation>El conjunto de datos en el que está el caso.</translation>
  </message>
  <message>
   <source>The dataset was here before, so what stands beside the cases in the file is not kept</source>
   <translation>El conjunto de datos ya estaba aquí, así que no se conserva lo que el archivo tiene junto a los casos</translation>
  </message>
  <message>
   <source>The digits 1 to 9 choose a reason. Choose another key.</source>
   <translation>Los dígitos del 1 al 9 eligen un motivo. Elige otra tecla.</translation>
  </message>
  <message>
   <source>The disk does not take it.</source>
   <translation>El disco no lo admite.</translation>
  </message>
  <message>
   <source>The disk is full.</source>
   <translation>El disco está lleno.</translation>
  </message>
  <message>
   <source>The disk still has your draft. It goes as soon as the disk takes that.</source>
   <translation>El disco aún tiene tu borrador. Desaparecerá en cuanto el disco lo permita.</translation>
  </message>
  <message>
   <source>The eval_type "{name}" is none of {types}.</source>
   <translation>El eval_type «{name}» no es ninguno de estos: {types}.</translation>
  </message>
  <message>
   <source>The eval_type custom needs an evaluator in eval_config</source>
   <translation>El eval_type custom necesita un evaluator en eval_config</translation>
  </message>
  <message>
   <source>The eval_type {value} is none of {types}</source>
   <translation>El eval_type {value} no es ninguno de estos: {types}</translation>
  </message>
  <message>
   <source>The evaluator {name} broke off: {told}</source>
   <translation>El evaluador {name} se interrumpió: {told}</translation>
  </message>
  <message>
   <source>The evaluator {name} cannot be loaded: {told}</source>
   <translation>El evaluador {name} no se puede cargar: {told}</translation>
  </message>
  <message>
   <source>The evaluator {name} did not say whether the output passed.</source>
   <translation>El evaluador {name} no dijo si la salida pasó.</translation>
  </message>
  <message>
   <source>The evaluator {name} gave a score that is no number.</source>
   <translation>El evaluador {name} dio una puntuación que no es un número.</translation>
  </message>
  <message>
   <source>The evaluator {name} gave no result.</source>
   <translation>El evaluador {name} no dio ningún resultado.</translation>
  </message>
  <message>
   <source>The evaluator {name} gave no score.</source>
   <translation>El evaluador {name} no dio ninguna puntuación.</translation>
  </message>
  <message>
   <source>The evaluator “{name}” gives the score</source>
   <translation>El evaluador «{name}» da la puntuación</translation>
  </message>
  <message>
   <source>The fields of the schema cannot show this:</source>
   <translation>Los campos del esquema no pueden mostrar esto:</translation>
  </message>
  <message>
   <source>The file</source>
   <translation>El archivo</translation>
  </message>
  <message>
   <source>The file cannot be read: {why}.</source>
   <translation>No se puede leer el archivo: {why}.</translation>
  </message>
  <message>
   <source>The file cannot be written.</source>
   <translation>No se puede escribir el archivo.</translation>
  </message>
  <message>
   <source>The file cannot be written: {why}.</source>
   <translation>No se puede escribir el archivo: {why}.</translation>
  </message>
  <message>
   <source>The file has no rows.</source>
   <translation>El archivo no tiene filas.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <translation>El archivo está vacío.</translation>
  </message>
  <message>
   <source>The file is no longer at {path}.</source>
   <translation>El archivo ya no está en {path}.</translation>
  </message>
  <message>
   <source>The file may not be read with your permissions.</source>
   <translation>El archivo no se puede leer con tus permisos.</translation>
  </message>
  <message>
   <source>The file starts like {name} text but is damaged further on.</source>
   <translation>El archivo empieza como texto {name}, pero está dañado más adelante.</translation>
  </message>
  <message>
   <source>The file that the case was made from.</source>
   <translation>El archivo a partir del cual se hizo el caso.</translation>
  </message>
  <message>
   <source>The file was changed while it was being read.</source>
   <translation>El archivo cambió mientras se leía.</translation>
  </message>
  <message>
   <source>The filter stays as it was.</source>
   <translation>El filtro se queda como estaba.</translation>
  </message>
  <message>
   <source>The fingerprint of the content as it was exported: tells whether a row was changed in this file.</source>
   <translation>La huella del contenido tal como se exportó: indica si una fila se cambió en este archivo.</translation>
  </message>
  <message>
   <source>The first row looks like data: say which row is the header, or that there is none.</source>
   <translation>La primera fila parece contener datos: indica qué fila es la cabecera o que no hay ninguna.</translation>
  </message>
  <message numerus="yes">
   <source>The first {n} are shown.</source>
   <comment>The first {n} is shown.</comment>
   <translation>
    <numerusform>Se muestra la primera.</numerusform>
    <numerusform>Se muestran las {n} primeras.</numerusform>
   </translation>
  </message>
  <message>
   <source>The gender of the person who speaks.</source>
   <translation>El género de la persona que habla.</translation>
  </message>
  <message>
   <source>The goal is empty</source>
   <translation>El objetivo está vacío</translation>
  </message>
  <message>
   <source>The grey columns are locked: they say which case a row is and how it was reviewed.</source>
   <translation>Las columnas grises están bloqueadas: dicen qué caso es una fila y cómo se revisó.</translation>
  </message>
  <message>
   <source>The guide is in English.</source>
   <translation>La guía está en inglés.</translation>
  </message>
  <message>
   <source>The header cannot be read: {why}.</source>
   <translation>No se puede leer la cabecera: {why}.</translation>
  </message>
  <message numerus="yes">
   <source>The header stands here; {n} rows above it are not read</source>
   <comment>The header stands here; 1 row above the header is not read</comment>
   <translation>
    <numerusform>La cabecera está aquí; la fila anterior no se lee</numerusform>
    <numerusform>La cabecera está aquí; las {n} filas anteriores no se leen</numerusform>
   </translation>
  </message>
  <message>
   <source>The id is empty</source>
   <translation>El id está vacío</translation>
  </message>
  <message>
   <source>The id of the case, the same in all of its revisions.</source>
   <translation>El id del caso, el mismo en todas sus revisiones.</translation>
  </message>
  <message>
   <source>The id of this revision; no two rows have the same.</source>
   <translation>El id de esta revisión; no hay dos filas con el mismo.</translation>
  </message>
  <message>
   <source>The id that the case had in the file it came from.</source>
   <translation>El id que tenía el caso en el archivo del que procede.</translation>
  </message>
  <message>
   <source>The id “{id}” is like another one but for case, blanks or Unicode form</source>
   <translation>El id «{id}» es igual que otro salvo por mayúsculas, espacios o forma Unicode</translation>
  </message>
  <message>
   <source>The import of {name} waits. Nothing of it is read in.</source>
   <translation>La importación de {name} espera. No se ha leído nada.</translation>
  </message>
  <message>
   <source>The input is another one in this draft; these outputs answered the old.</source>
   <translation>La entrada es otra en este borrador; estas salidas respondían a la antigua.</translation>
  </message>
  <message>
   <source>The input is empty</source>
   <translation>La entrada está vacía</translation>
  </message>
  <message>
   <source>The input is empty.</source>
   <translation>La entrada está vacía.</translation>
  </message>
  <message>
   <source>The input schema is no JSON object.</source>
   <translation>El esquema de la entrada no es un objeto JSON.</translation>
  </message>
  <message>
   <source>The input schema is no JSON: {why}.</source>
   <translation>El esquema de la entrada no es JSON: {why}.</translation>
  </message>
  <message>
   <source>The item cannot be read: {why}</source>
   <translation>El elemento no se puede leer: {why}</translation>
  </message>
  <message>
   <source>The item is {kind}, not a map</source>
   <translation>El elemento es {kind}, no un mapa</translation>
  </message>
  <message>
   <source>The item is {kind}, not an object</source>
   <translation>El elemento es {kind}, no un objeto</translation>
  </message>
  <message>
   <source>The key "{value}" stands twice in one object.</source>
   <translation>La clave «{value}» está dos veces en un objeto.</translation>
  </message>
  <message>
   <source>The key on line {line} is a list or a map</source>
   <translation>La clave de la línea {line} es una lista o un mapa</translation>
  </message>
  <message>
   <source>The key {key} stands twice</source>
   <translation>La clave {key} está dos veces</translation>
  </message>
  <message>
   <source>The key {key} stands twice (lines {first} and {again})</source>
   <translation>La clave {key} está dos veces (líneas {first} y {again})</translation>
  </message>
  <message>
   <source>The key {key} stands twice; its last value is taken</source>
   <translation>La clave {key} está dos veces; se toma su último valor</translation>
  </message>
  <message>
   <source>The known outputs could not be scored.</source>
   <translation>No se pudieron puntuar las salidas conocidas.</translation>
  </message>
  <message>
   <source>The language of the case, such as es or pt-BR.</source>
   <translation>El idioma del caso, como es o pt-BR.</translation>
  </message>
  <message>
   <source>The language “{tag}” is not known; a server may refuse it.</source>
   <translation>No se conoce el idioma «{tag}»; un servidor puede rechazarlo.</translation>
  </message>
  <message>
   <source>The last answer too</source>
   <translation>También la última respuesta</translation>
  </message>
  <message>
   <source>The latest revision says the same already, so nothing was saved</source>
   <translation>La revisión más reciente ya dice lo mismo, así que no se guardó nada</translation>
  </message>
  <message>
   <source>The latest revision says the same: nothing to restore</source>
   <translation>La revisión más reciente dice lo mismo: no hay nada que restaurar</translation>
  </message>
  <message>
   <source>The line holds {kind}, not an object</source>
   <translation>La línea contiene {kind}, no un objeto</translation>
  </message>
  <message>
   <source>The line is no JSON object</source>
   <translation>La línea no es un objeto JSON</translation>
  </message>
  <message>
   <source>The line is no JSON object: {why} (character {n})</source>
   <translation>La línea no es un objeto JSON: {why} (carácter {n})</translation>
  </message>
  <message>
   <source>The list could not be read.</source>
   <translation>No se pudo leer la lista.</translation>
  </message>
  <message>
   <source>The merge key &lt;&lt; on line {line} is no part of YAML 1.2; write its keys out</source>
   <translation>La clave de fusión &lt;&lt; de la línea {line} no es parte de YAML 1.2; escribe sus claves</translation>
  </message>
  <message>
   <source>The metadata is no JSON: {why}.</source>
   <translation>Los metadatos no son JSON: {why}.</translation>
  </message>
  <message>
   <source>The name has a character that cannot be shown, such as a line break.</source>
   <translation>El nombre tiene un carácter que no se puede mostrar, como un salto de línea.</translation>
  </message>
  <message>
   <source>The name has more than {n} characters.</source>
   <translation>El nombre tiene más de {n} caracteres.</translation>
  </message>
  <message>
   <source>The name is empty.</source>
   <translation>El nombre está vacío.</translation>
  </message>
  <message>
   <source>The nesting is too deep.</source>
   <translation>El anidamiento es demasiado profundo.</translation>
  </message>
  <message>
   <source>The next case is already there. {key} takes a vote back, also tomorrow.</source>
   <translation>El siguiente caso ya está ahí. {key} deshace un voto, también mañana.</translation>
  </message>
  <message>
   <source>The noise behind a spoken case; only together with its level.</source>
   <translation>El ruido de fondo de un caso hablado; solo junto con su nivel.</translation>
  </message>
  <message>
   <source>The number is too large: at most {n}.</source>
   <translation>El número es demasiado grande: como máximo {n}.</translation>
  </message>
  <message>
   <source>The number is too small: it is from {n} on.</source>
   <translation>El número es demasiado pequeño: como mínimo {n}.</translation>
  </message>
  <message>
   <source>The number {name} is too large to count with.</source>
   <translation>El número {name} es demasiado grande para calcular.</translation>
  </message>
  <message>
   <source>The pattern {pattern}</source>
   <translation>El patrón {pattern}</translation>
  </message>
  <message>
   <source>The pattern {pattern} needs too much memory.</source>
   <translation>El patrón {pattern} necesita demasiada memoria.</translation>
  </message>
  <message>
   <source>The pattern “{subject}” is not valid and is never found.</source>
   <translation>El patrón «{subject}» no es válido y nunca se encuentra.</translation>
  </message>
  <message>
   <source>The product has no name.</source>
   <translation>El producto no tiene nombre.</translation>
  </message>
  <message>
   <source>The quote that opens on line {line} is never closed</source>
   <translation>Las comillas que se abren en la línea {line} no se cierran nunca</translation>
  </message>
  <message>
   <source>The quote that opens on line {line} is not closed properly</source>
   <translation>Las comillas que se abren en la línea {line} no se cierran bien</translation>
  </message>
  <message>
   <source>The raw view has the rest</source>
   <translation>La vista sin formato tiene el resto</translation>
  </message>
  <message>
   <source>The revision that this one was made from.</source>
   <translation>La revisión a partir de la cual se hizo esta.</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>Lo mismo</translation>
  </message>
  <message>
   <source>The same apart from white space, line ends or form</source>
   <translation>Lo mismo salvo espacios, finales de línea o forma</translation>
  </message>
  <message>
   <source>The same as cases you have. They are left as they are.</source>
   <translation>Lo mismo que casos que ya tienes. Se dejan como están.</translation>
  </message>
  <message>
   <source>The same on both sides</source>
   <translation>Igual en ambos lados</translation>
  </message>
  <message>
   <source>The same text</source>
   <translation>El mismo texto</translation>
  </message>
  <message>
   <source>The scale of the marks</source>
   <translation>La escala de las calificaciones</translation>
  </message>
  <message>
   <source>The schema also says:</source>
   <translation>El esquema dice además:</translation>
  </message>
  <message>
   <source>The schema asks for {kind} here.</source>
   <translation>El esquema pide aquí {kind}.</translation>
  </message>
  <message>
   <source>The schema cannot be applied: {why}.</source>
   <translation>El esquema no se puede aplicar: {why}.</translation>
  </message>
  <message>
   <source>The schema does not allow this field.</source>
   <translation>El esquema no permite este campo.</translation>
  </message>
  <message>
   <source>The schema is nested too deeply.</source>
   <translation>El esquema está anidado con demasiada profundidad.</translation>
  </message>
  <message>
   <source>The schema names a type that there is not.</source>
   <translation>El esquema nombra un tipo que no existe.</translation>
  </message>
  <message>
   <source>The schema refers to itself without an end.</source>
   <translation>El esquema se refiere a sí mismo sin fin.</translation>
  </message>
  <message>
   <source>The schema refers to {ref}, which is not in it.</source>
   <translation>El esquema se refiere a {ref}, que no está en él.</translation>
  </message>
  <message>
   <source>The schema's fields must be a map, and are {kind}.</source>
   <translation>Los campos del esquema deben ser un mapa y son {kind}.</translation>
  </message>
  <message>
   <source>The schema's kind must be struct or ecto.</source>
   <translation>El kind del esquema debe ser struct o ecto.</translation>
  </message>
  <message>
   <source>The schema's pattern {pattern} is invalid.</source>
   <translation>El patrón {pattern} del esquema no es válido.</translation>
  </message>
  <message>
   <source>The settings are no map.</source>
   <translation>Los ajustes no son un mapa.</translation>
  </message>
  <message>
   <source>The settings of the product, as JSON.</source>
   <translation>Los ajustes del producto, como JSON.</translation>
  </message>
  <message>
   <source>The settings of the scoring, as JSON.</source>
   <translation>Los ajustes de la puntuación, como JSON.</translation>
  </message>
  <message>
   <source>The share of the texts that are in the answer</source>
   <translation>La proporción de los textos que están en la respuesta</translation>
  </message>
  <message>
   <source>The signs at the edge open lists of cases. After each decision the next case comes by itself; {go_next} and {go_previous} go through all of them.</source>
   <translation>Los signos del borde abren listas de casos. Tras cada decisión llega sola la siguiente; {go_next} y {go_previous} recorren todos los casos.</translation>
  </message>
  <message>
   <source>The situation of a simulated conversation.</source>
   <translation>La situación de una conversación simulada.</translation>
  </message>
  <message>
   <source>The suite has no test cases</source>
   <translation>La suite no tiene casos de prueba</translation>
  </message>
  <message>
   <source>The suite's name is empty</source>
   <translation>El nombre de la suite está vacío</translation>
  </message>
  <message>
   <source>The suite's {key} (line {line}) is empty.</source>
   <translation>La lista {key} de la suite (línea {line}) está vacía.</translation>
  </message>
  <message>
   <source>The suite's {key} (line {line}) is no list.</source>
   <translation>{key} en la suite (línea {line}) no es una lista.</translation>
  </message>
  <message>
   <source>The suite's {key} is empty.</source>
   <translation>La lista {key} de la suite está vacía.</translation>
  </message>
  <message>
   <source>The suite's {key} is no list.</source>
   <translation>{key} en la suite no es una lista.</translation>
  </message>
  <message>
   <source>The system has no program for it. You can copy the address.</source>
   <translation>El sistema no tiene un programa para ella. Puedes copiar la dirección.</translation>
  </message>
  <message>
   <source>The tag {tag} on line {line} means nothing here</source>
   <translation>La etiqueta {tag} de la línea {line} no significa nada aquí</translation>
  </message>
  <message>
   <source>The tags are no list</source>
   <translation>Las etiquetas no son una lista</translation>
  </message>
  <message>
   <source>The timeout is no whole number of milliseconds</source>
   <translation>El tiempo límite no es un número entero de milisegundos</translation>
  </message>
  <message>
   <source>The tool calls are no JSON list of maps.</source>
   <translation>Las llamadas a herramientas no son una lista JSON de mapas.</translation>
  </message>
  <message>
   <source>The tool calls are no JSON: {why}.</source>
   <translation>Las llamadas a herramientas no son JSON: {why}.</translation>
  </message>
  <message>
   <source>The tools are called with these arguments</source>
   <translation>Las herramientas se llaman con estos argumentos</translation>
  </message>
  <message>
   <source>The tools called</source>
   <translation>Las herramientas llamadas</translation>
  </message>
  <message>
   <source>The tools that are to be called, parted by ; or as a JSON list.</source>
   <translation>Las herramientas que deben llamarse, separadas por ; o como lista JSON.</translation>
  </message>
  <message>
   <source>The tools that can be called, as JSON.</source>
   <translation>Las herramientas que se pueden llamar, como JSON.</translation>
  </message>
  <message>
   <source>The type of the schema's field {field} is none of {types}.</source>
   <translation>El tipo del campo {field} del esquema no es ninguno de estos: {types}.</translation>
  </message>
  <message>
   <source>The user persona is empty</source>
   <translation>La persona del usuario está vacía</translation>
  </message>
  <message>
   <source>The variant: which kind of case it is.</source>
   <translation>La variante: qué tipo de caso es.</translation>
  </message>
  <message>
   <source>The voice is one of {voices}.</source>
   <translation>La voz es una de estas: {voices}.</translation>
  </message>
  <message>
   <source>The vote: 1 good, -1 bad, 0 or nothing for none.</source>
   <translation>El voto: 1 bueno, -1 malo, 0 o nada si no hay.</translation>
  </message>
  <message>
   <source>The white cards hold what an AI product is asked and what it should answer. Context and properties open and close with a click.</source>
   <translation>Las tarjetas muestran qué se pregunta a un producto de IA y qué debería responder. El contexto y las propiedades se abren y cierran con un clic.</translation>
  </message>
  <message>
   <source>The whole value</source>
   <translation>El valor completo</translation>
  </message>
  <message>
   <source>The word becomes part of the vote. Votes that were cast keep their words.</source>
   <translation>La palabra pasa a formar parte del voto. Los votos ya emitidos conservan sus palabras.</translation>
  </message>
  <message>
   <source>The word could not be kept: its file cannot be written.</source>
   <translation>No se pudo guardar la palabra: no se puede escribir su archivo.</translation>
  </message>
  <message>
   <source>The workbook has no sheet with rows under a header.</source>
   <translation>El libro no tiene ninguna hoja con filas bajo una cabecera.</translation>
  </message>
  <message>
   <source>The workbook is protected by a password.</source>
   <translation>El libro está protegido con una contraseña.</translation>
  </message>
  <message>
   <source>The workbook unpacks to more than {most} MB. {advice}</source>
   <translation>El libro descomprimido ocupa más de {most} MB. {advice}</translation>
  </message>
  <message>
   <source>The {key} is missing</source>
   <translation>Falta {key}</translation>
  </message>
  <message>
   <source>The {key} is no whole number</source>
   <translation>{key} no es un número entero</translation>
  </message>
  <message>
   <source>The {n} most frequent. Type to find others.</source>
   <translation>Los {n} más frecuentes. Escribe para encontrar otros.</translation>
  </message>
  <message numerus="yes">
   <source>The {n} selected cases</source>
   <comment>The case on screen</comment>
   <translation>
    <numerusform>El caso en pantalla</numerusform>
    <numerusform>Los {n} casos seleccionados</numerusform>
   </translation>
  </message>
  <message>
   <source>Theirs</source>
   <translation>Lo del otro</translation>
  </message>
  <message>
   <source>Theirs stays as it is</source>
   <translation>Lo del otro queda como está</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
  <message>
   <source>Theme of the system</source>
   <translation>Tema del sistema</translation>
  </message>
  <message>
   <source>There are no cases here yet.</source>
   <translation>Todavía no hay casos aquí.</translation>
  </message>
  <message>
   <source>There are no cases of yours in {folder}. Connect the drive that it is on, then start again. Or open the usual folder for now; the other one stays as it is.</source>
   <translation>No hay casos tuyos en {folder}. Conecta la unidad en la que está y vuelve a iniciar. O abre por ahora la carpeta habitual; la otra queda como está.</translation>
  </message>
  <message>
   <source>There is a newer revision.</source>
   <translation>Hay una revisión más reciente.</translation>
  </message>
  <message>
   <source>There is another dataset called “{name}” in {product}.</source>
   <translation>Hay otro conjunto de datos llamado «{name}» en {product}.</translation>
  </message>
  <message>
   <source>There is another product called “{name}”.</source>
   <translation>Hay otro producto llamado «{name}».</translation>
  </message>
  <message>
   <source>There is another saved view called “{name}”.</source>
   <translation>Hay otra vista guardada llamada «{name}».</translation>
  </message>
  <message>
   <source>There is another view called “{name}”.</source>
   <translation>Hay otra vista llamada «{name}».</translation>
  </message>
  <message>
   <source>There is more text after the end.</source>
   <translation>Hay más texto después del final.</translation>
  </message>
  <message>
   <source>There is no answer of the judge, and no judge to ask.</source>
   <translation>No hay respuesta del juez ni juez al que preguntar.</translation>
  </message>
  <message>
   <source>There is no dataset yet. Make one in the File menu first.</source>
   <translation>Aún no hay ningún conjunto de datos. Crea antes uno en el menú Archivo.</translation>
  </message>
  <message>
   <source>There is no evaluator "{name}".</source>
   <translation>No hay ningún evaluador «{name}».</translation>
  </message>
  <message>
   <source>There is no import that could be removed.</source>
   <translation>No hay ninguna importación que se pueda quitar.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>No existe ese archivo.</translation>
  </message>
  <message>
   <source>There is nothing to put together</source>
   <translation>No hay nada que unir</translation>
  </message>
  <message>
   <source>These are there already and will be replaced: {names}.</source>
   <translation>Estos ya existen y se sustituirán: {names}.</translation>
  </message>
  <message>
   <source>These fields are filled in</source>
   <translation>Estos campos están rellenos</translation>
  </message>
  <message>
   <source>These fields have these values</source>
   <translation>Estos campos tienen estos valores</translation>
  </message>
  <message>
   <source>These rows were chosen and stay as they are</source>
   <translation>Estas filas se eligieron y se quedan como están</translation>
  </message>
  <message>
   <source>These tools are called</source>
   <translation>Se llaman estas herramientas</translation>
  </message>
  <message>
   <source>These tools are not called</source>
   <translation>No se llaman estas herramientas</translation>
  </message>
  <message>
   <source>This address is not a whole one, so it is not opened.</source>
   <translation>Esta dirección no está completa, así que no se abre.</translation>
  </message>
  <message>
   <source>This address points to a file of a computer, so it is not opened.</source>
   <translation>Esta dirección apunta a un archivo de un ordenador, así que no se abre.</translation>
  </message>
  <message>
   <source>This address would run or show something of its own, so it is not opened.</source>
   <translation>Esta dirección ejecutaría o mostraría algo propio, así que no se abre.</translation>
  </message>
  <message>
   <source>This cannot be done again: {name} changed “{case}” since.</source>
   <translation>Esto no se puede rehacer: {name} cambió «{case}» después.</translation>
  </message>
  <message>
   <source>This cannot be done.</source>
   <translation>Esto no se puede hacer.</translation>
  </message>
  <message>
   <source>This cannot be scored: {reason}</source>
   <translation>Esto no se puede puntuar: {reason}</translation>
  </message>
  <message>
   <source>This cannot be undone: {name} changed “{case}” since.</source>
   <translation>Esto no se puede deshacer: {name} cambió «{case}» después.</translation>
  </message>
  <message>
   <source>This case and what you decided on it are saved on this computer.</source>
   <translation>Este caso y lo que decidiste sobre él están guardados en este ordenador.</translation>
  </message>
  <message>
   <source>This case consists of files only: at least one has to stay.</source>
   <translation>Este caso consta solo de archivos: al menos uno tiene que quedarse.</translation>
  </message>
  <message>
   <source>This case has only one revision</source>
   <translation>Este caso tiene una sola revisión</translation>
  </message>
  <message>
   <source>This case is not here any more.</source>
   <translation>Este caso ya no está aquí.</translation>
  </message>
  <message>
   <source>This dataset is no longer here. Choose another.</source>
   <translation>Este conjunto de datos ya no está aquí. Elige otro.</translation>
  </message>
  <message>
   <source>This file cannot be read in</source>
   <translation>Este archivo no se puede leer</translation>
  </message>
  <message>
   <source>This file is in the storage of the platform, which opens it for you.</source>
   <translation>Este archivo está en el almacenamiento de la plataforma, que te lo abre.</translation>
  </message>
  <message>
   <source>This folder cannot be written to.</source>
   <translation>No se puede escribir en esta carpeta.</translation>
  </message>
  <message>
   <source>This input has data of its own under “content”, so no file can go there.</source>
   <translation>Esta entrada tiene datos propios en «content», así que ahí no cabe ningún archivo.</translation>
  </message>
  <message>
   <source>This is a folder or a device, not a file.</source>
   <translation>Esto es una carpeta o un dispositivo, no un archivo.</translation>
  </message>
  <message>
   <source>This is a folder, not a file.</source>
   <translation>Esto es una carpeta, no un archivo.</translation>
  </message>
  <message>
   <source>This is an earlier revision.</source>
   <translation>Esta es una revisión anterior.</translation>
  </message>
  <message>
   <source>This is inside a workspace, where the program keeps its own files. Choose another.</source>
   <translation>Esto está dentro de un espacio de trabajo, donde el programa guarda sus propios archivos. Elige otro lugar.</translation>
  </message>
  <message>
   <source>This is kept as JSON.</source>
   <translation>Esto se guarda como JSON.</translation>
  </message>
  <message>
   <source>This is kept as plain text.</source>
   <translation>Esto se guarda como texto simple.</translation>
  </message>
  <message>
   <source>This is no JSON Schema: {why}</source>
   <translation>Esto no es un JSON Schema: {why}</translation>
  </message>
  <message>
   <source>This is no JSON object, which begins with a brace.</source>
   <translation>Esto no es un objeto JSON, que empieza con una llave.</translation>
  </message>
  <message>
   <source>This is no JSON.</source>
   <translation>Esto no es JSON.</translation>
  </message>
  <message>
   <source>This is no JSON: {reason} (line {line}, column {column}).</source>
   <translation>Esto no es JSON: {reason} (línea {line}, columna {column}).</translation>
  </message>
  <message>
   <source>This is no list of turns with a role and words.</source>
   <translation>Esto no es una lista de turnos con un rol y palabras.</translation>
  </message>
  <message>
   <source>This is no number.</source>
   <translation>Esto no es un número.</translation>
  </message>
  <message>
   <source>This is none of the choices.</source>
   <translation>Esto no es ninguna de las opciones.</translation>
  </message>
  <message>
   <source>This is not a workspace of Reviewer.</source>
   <translation>Esto no es un espacio de trabajo de Reviewer.</translation>
  </message>
  <message>
   <source>This is not the file that the import began with, or it was changed since.</source>
   <translation>Este no es el archivo con el que empezó la importación, o cambió después.</translation>
  </message>
  <message>
   <source>This is one of the program's own files. Choose another.</source>
   <translation>Este es uno de los archivos propios del programa. Elige otro.</translation>
  </message>
  <message>
   <source>This is plain text; the schema asks for fields.</source>
   <translation>Esto es texto simple; el esquema pide campos.</translation>
  </message>
  <message>
   <source>This is required.</source>
   <translation>Esto es obligatorio.</translation>
  </message>
  <message>
   <source>This is the latest revision</source>
   <translation>Esta es la revisión más reciente</translation>
  </message>
  <message>
   <source>This is too large; the most is {wanted}.</source>
   <translation>Es demasiado grande; el máximo es {wanted}.</translation>
  </message>
  <message>
   <source>This is too small; the least is {wanted}.</source>
   <translation>Es demasiado pequeño; el mínimo es {wanted}.</translation>
  </message>
  <message>
   <source>This is what you had begun to write.</source>
   <translation>Esto es lo que habías empezado a escribir.</translation>
  </message>
  <message>
   <source>This key stands twice.</source>
   <translation>Esta clave está dos veces.</translation>
  </message>
  <message>
   <source>This may have at most {wanted} characters.</source>
   <translation>Puede tener como máximo {wanted} caracteres.</translation>
  </message>
  <message>
   <source>This may have at most {wanted} items.</source>
   <translation>Puede tener como máximo {wanted} elementos.</translation>
  </message>
  <message>
   <source>This needs at least {wanted} characters.</source>
   <translation>Necesita al menos {wanted} caracteres.</translation>
  </message>
  <message>
   <source>This needs at least {wanted} items.</source>
   <translation>Necesita al menos {wanted} elementos.</translation>
  </message>
  <message>
   <source>This revision is superseded, so it stays as it is.</source>
   <translation>Esta revisión está sustituida, así que se queda como está.</translation>
  </message>
  <message>
   <source>This takes about {time}; you can go on working meanwhile.</source>
   <translation>Tarda unos {time}; mientras tanto puedes seguir trabajando.</translation>
  </message>
  <message>
   <source>This text has too many characters that cannot be typed.</source>
   <translation>Este texto tiene demasiados caracteres que no se pueden teclear.</translation>
  </message>
  <message>
   <source>This text is not in UTF-8, and nothing in it says what else it is in. Choose the one whose accents and letters are right.</source>
   <translation>Este texto no está en UTF-8 y nada en él dice en qué está. Elige la opción cuyos acentos y letras sean correctos.</translation>
  </message>
  <message>
   <source>This was JSON, and is none as it stands.</source>
   <translation>Esto era JSON y, tal como está, no lo es.</translation>
  </message>
  <message>
   <source>This workspace is open in another window.</source>
   <translation>Este espacio de trabajo está abierto en otra ventana.</translation>
  </message>
  <message>
   <source>This workspace may only be read.</source>
   <translation>Este espacio de trabajo solo se puede leer.</translation>
  </message>
  <message>
   <source>This workspace was made by a newer Reviewer.</source>
   <translation>Este espacio de trabajo lo hizo un Reviewer más nuevo.</translation>
  </message>
  <message>
   <source>This workspace was made by an older Reviewer.</source>
   <translation>Este espacio de trabajo lo hizo un Reviewer más antiguo.</translation>
  </message>
  <message>
   <source>Time limit</source>
   <translation>Límite de tiempo</translation>
  </message>
  <message>
   <source>To 1</source>
   <translation>Hasta 1</translation>
  </message>
  <message>
   <source>To edit in Excel and read in again; ids and votes are locked.</source>
   <translation>Para editar en Excel y volver a leer; los ids y los votos están bloqueados.</translation>
  </message>
  <message>
   <source>To review</source>
   <translation>Por revisar</translation>
  </message>
  <message>
   <source>To the next part of the window</source>
   <translation>A la parte siguiente de la ventana</translation>
  </message>
  <message>
   <source>To the part before</source>
   <translation>A la parte anterior</translation>
  </message>
  <message>
   <source>Tomorrow</source>
   <translation>Mañana</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>Tono</translation>
  </message>
  <message>
   <source>Too long for a cell of a workbook. CSV and JSONL hold it whole.</source>
   <translation>Demasiado largo para una celda de un libro. CSV y JSONL lo guardan entero.</translation>
  </message>
  <message>
   <source>Too many levels of symbolic links</source>
   <translation>demasiados enlaces simbólicos encadenados</translation>
  </message>
  <message>
   <source>Too many open files</source>
   <translation>hay demasiados archivos abiertos</translation>
  </message>
  <message>
   <source>Tool</source>
   <translation>Herramienta</translation>
  </message>
  <message>
   <source>Tool calls</source>
   <translation>Llamadas a herramientas</translation>
  </message>
  <message>
   <source>Tool calls are a JSON list of maps, each with a name and its arguments.</source>
   <translation>Las llamadas a herramientas son una lista JSON de mapas, cada uno con un nombre y sus argumentos.</translation>
  </message>
  <message>
   <source>Tool usage</source>
   <translation>Uso de herramientas</translation>
  </message>
  <message>
   <source>Tools</source>
   <translation>Herramientas</translation>
  </message>
  <message>
   <source>Tools called</source>
   <translation>Herramientas llamadas</translation>
  </message>
  <message>
   <source>Tools that must be called</source>
   <translation>Herramientas que deben llamarse</translation>
  </message>
  <message>
   <source>Tools that must not be called</source>
   <translation>Herramientas que no deben llamarse</translation>
  </message>
  <message>
   <source>Traditional Chinese (Big5)</source>
   <translation>Chino tradicional (Big5)</translation>
  </message>
  <message>
   <source>Traditional Han</source>
   <translation>Han tradicional</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Intentar otra vez</translation>
  </message>
  <message>
   <source>Try the samples</source>
   <translation>Probar las muestras</translation>
  </message>
  <message>
   <source>Turkish</source>
   <translation>Turco</translation>
  </message>
  <message>
   <source>Turkish (Windows-1254)</source>
   <translation>Turco (Windows-1254)</translation>
  </message>
  <message>
   <source>Turn {n}  ·  {who}</source>
   <translation>Turno {n}  ·  {who}</translation>
  </message>
  <message>
   <source>Turn {n} is empty: write what is said, or remove it.</source>
   <translation>El turno {n} está vacío: escribe lo que se dice o quítalo.</translation>
  </message>
  <message>
   <source>Turn {n} of {count}</source>
   <translation>Turno {n} de {count}</translation>
  </message>
  <message>
   <source>Turns of a conversation, one per row</source>
   <translation>Turnos de una conversación, uno por fila</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <source>Ukrainian</source>
   <translation>Ucraniano</translation>
  </message>
  <message>
   <source>Unclear</source>
   <translation>Poco claro</translation>
  </message>
  <message>
   <source>Undecided</source>
   <translation>Sin decidir</translation>
  </message>
  <message>
   <source>Undecided only</source>
   <translation>Solo sin decidir</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Undo first takes back what you did since.</source>
   <translation>Deshacer revierte primero lo que hiciste después.</translation>
  </message>
  <message>
   <source>Undo goes on with the rest.</source>
   <translation>Deshacer continúa con el resto.</translation>
  </message>
  <message>
   <source>Undo takes that back.</source>
   <translation>Deshacer lo revierte.</translation>
  </message>
  <message>
   <source>Undone: {step}</source>
   <translation>Deshecho: {step}</translation>
  </message>
  <message>
   <source>Unicode (UTF-16)</source>
   <translation>Unicode (UTF-16)</translation>
  </message>
  <message>
   <source>Unicode (UTF-8)</source>
   <translation>Unicode (UTF-8)</translation>
  </message>
  <message>
   <source>United Kingdom</source>
   <translation>Reino Unido</translation>
  </message>
  <message>
   <source>United States</source>
   <translation>Estados Unidos</translation>
  </message>
  <message>
   <source>Unsafe</source>
   <translation>Peligroso</translation>
  </message>
  <message>
   <source>Unskip all</source>
   <translation>Quitar todos de Saltados</translation>
  </message>
  <message numerus="yes">
   <source>Unskip all {n} cases</source>
   <comment>Unskip the {n} case</comment>
   <translation>
    <numerusform>Quitar el caso de Saltados</numerusform>
    <numerusform>Quitar los {n} casos de Saltados</numerusform>
   </translation>
  </message>
  <message>
   <source>Until when</source>
   <translation>Hasta cuándo</translation>
  </message>
  <message>
   <source>Upper and lower case are alike</source>
   <translation>Mayúsculas y minúsculas son iguales</translation>
  </message>
  <message>
   <source>Upvote</source>
   <translation>Votar a favor</translation>
  </message>
  <message>
   <source>Upvote, mark as reviewed and go on</source>
   <translation>Votar a favor, marcar como revisado y seguir</translation>
  </message>
  <message>
   <source>Upvoted</source>
   <translation>Voto a favor</translation>
  </message>
  <message>
   <source>Upvoted and marked as reviewed</source>
   <translation>Voto a favor y marcado como revisado</translation>
  </message>
  <message>
   <source>Upvoted by {who}</source>
   <translation>Voto a favor de {who}</translation>
  </message>
  <message>
   <source>Use another folder…</source>
   <translation>Usar otra carpeta…</translation>
  </message>
  <message>
   <source>Use the default reasons</source>
   <translation>Usar los motivos predeterminados</translation>
  </message>
  <message>
   <source>Use the list of A</source>
   <translation>Usar la lista de A</translation>
  </message>
  <message>
   <source>Use the text of A</source>
   <translation>Usar el texto de A</translation>
  </message>
  <message>
   <source>Use the turns of A</source>
   <translation>Usar los turnos de A</translation>
  </message>
  <message>
   <source>Use the value of A</source>
   <translation>Usar el valor de A</translation>
  </message>
  <message>
   <source>Use {field} of A</source>
   <translation>Usar {field} de A</translation>
  </message>
  <message>
   <source>User</source>
   <translation>Usuario</translation>
  </message>
  <message>
   <source>User persona</source>
   <translation>Persona del usuario</translation>
  </message>
  <message>
   <source>Using a text of A starts a draft of case {id}. Nothing changes until you save.</source>
   <translation>Usar un texto de A empieza un borrador del caso {id}. Nada cambia hasta que guardes.</translation>
  </message>
  <message>
   <source>Using a text of A starts a draft of revision {n}. Nothing changes until you save.</source>
   <translation>Usar un texto de A empieza un borrador de la revisión {n}. Nada cambia hasta que guardes.</translation>
  </message>
  <message>
   <source>Using a text of A starts a draft. Nothing changes until you save.</source>
   <translation>Usar un texto de A empieza un borrador. Nada cambia hasta que guardes.</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <source>Value copied</source>
   <translation>Valor copiado</translation>
  </message>
  <message>
   <source>Value of {subject}</source>
   <translation>Valor de {subject}</translation>
  </message>
  <message>
   <source>Values for prompt {n}</source>
   <translation>Valores para el prompt {n}</translation>
  </message>
  <message>
   <source>Values for the prompt</source>
   <translation>Valores para el prompt</translation>
  </message>
  <message>
   <source>Values that fields must have</source>
   <translation>Valores que deben tener los campos</translation>
  </message>
  <message>
   <source>Variant</source>
   <translation>Variante</translation>
  </message>
  <message>
   <source>Version {n}, {author}, {day}</source>
   <translation>Versión {n}, {author}, {day}</translation>
  </message>
  <message>
   <source>Version {n}, {day}</source>
   <translation>Versión {n}, {day}</translation>
  </message>
  <message>
   <source>Vertical bar</source>
   <translation>Barra vertical</translation>
  </message>
  <message>
   <source>Vietnamese</source>
   <translation>Vietnamita</translation>
  </message>
  <message>
   <source>Vietnamese (Windows-1258)</source>
   <translation>Vietnamita (Windows-1258)</translation>
  </message>
  <message>
   <source>Voice</source>
   <translation>Voz</translation>
  </message>
  <message>
   <source>Vote</source>
   <translation>Voto</translation>
  </message>
  <message>
   <source>Vote cleared</source>
   <translation>Voto borrado</translation>
  </message>
  <message>
   <source>Votes and marks are yours where you have given one, else the published ones.</source>
   <translation>Los votos y las marcas son los tuyos donde los has dado; si no, los publicados.</translation>
  </message>
  <message>
   <source>Votes are given in Reviewer; what a row says of them changes nothing there.</source>
   <translation>Los votos se dan en Reviewer; lo que una fila diga de ellos no cambia nada allí.</translation>
  </message>
  <message>
   <source>Web page (*.html)</source>
   <translation>Página web (*.html)</translation>
  </message>
  <message>
   <source>Western European (DOS 437)</source>
   <translation>Europa occidental (DOS 437)</translation>
  </message>
  <message>
   <source>Western European (DOS 850)</source>
   <translation>Europa occidental (DOS 850)</translation>
  </message>
  <message>
   <source>Western European (ISO 8859-1)</source>
   <translation>Europa occidental (ISO 8859-1)</translation>
  </message>
  <message>
   <source>Western European (ISO 8859-15)</source>
   <translation>Europa occidental (ISO 8859-15)</translation>
  </message>
  <message>
   <source>Western European (Mac)</source>
   <translation>Europa occidental (Mac)</translation>
  </message>
  <message>
   <source>Western European (Windows-1252)</source>
   <translation>Europa occidental (Windows-1252)</translation>
  </message>
  <message>
   <source>What a good answer does</source>
   <translation>Qué hace una buena respuesta</translation>
  </message>
  <message>
   <source>What a good answer says.</source>
   <translation>Lo que dice una buena respuesta.</translation>
  </message>
  <message>
   <source>What are you not sure about?</source>
   <translation>¿De qué no estás seguro?</translation>
  </message>
  <message>
   <source>What came in with this file is gone, but for cases decided or changed since.</source>
   <translation>Lo que llegó con este archivo ya no está, salvo los casos decididos o cambiados después.</translation>
  </message>
  <message>
   <source>What changed in the guidelines</source>
   <translation>Qué cambió en las pautas</translation>
  </message>
  <message>
   <source>What do you want to do?</source>
   <translation>¿Qué quieres hacer?</translation>
  </message>
  <message>
   <source>What each mark means</source>
   <translation>Qué significa cada calificación</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>Qué pasó</translation>
  </message>
  <message>
   <source>What is put to the product: a text, or JSON.</source>
   <translation>Lo que se le plantea al producto: un texto o JSON.</translation>
  </message>
  <message>
   <source>What is said</source>
   <translation>Lo que se dice</translation>
  </message>
  <message>
   <source>What is typed cannot be scored as it stands.</source>
   <translation>Lo escrito no se puede puntuar tal como está.</translation>
  </message>
  <message>
   <source>What it expects</source>
   <translation>Qué espera</translation>
  </message>
  <message>
   <source>What it is called</source>
   <translation>Cómo se llama</translation>
  </message>
  <message>
   <source>What it means</source>
   <translation>Qué significa</translation>
  </message>
  <message>
   <source>What makes a case good, and what does not? Markdown works.</source>
   <translation>¿Qué hace bueno a un caso y qué no? Se puede usar Markdown.</translation>
  </message>
  <message>
   <source>What reason {n} means</source>
   <translation>Qué significa el motivo {n}</translation>
  </message>
  <message>
   <source>What the assistant says</source>
   <translation>Lo que dice el asistente</translation>
  </message>
  <message>
   <source>What the case is about.</source>
   <translation>De qué trata el caso.</translation>
  </message>
  <message>
   <source>What the marks mean</source>
   <translation>Qué significan las marcas</translation>
  </message>
  <message>
   <source>What the product answered</source>
   <translation>Qué respondió el producto</translation>
  </message>
  <message>
   <source>What the product knows beside the input: a text, or JSON.</source>
   <translation>Lo que el producto sabe además de la entrada: un texto o JSON.</translation>
  </message>
  <message>
   <source>What the scoring expects, as JSON or text.</source>
   <translation>Lo que espera la puntuación, como JSON o texto.</translation>
  </message>
  <message>
   <source>What the simulated person wants to reach.</source>
   <translation>Lo que quiere lograr la persona simulada.</translation>
  </message>
  <message>
   <source>What the system says</source>
   <translation>Lo que dice el sistema</translation>
  </message>
  <message>
   <source>What the tools work with, as JSON.</source>
   <translation>Con qué trabajan las herramientas, como JSON.</translation>
  </message>
  <message>
   <source>What the turns carry besides is the same</source>
   <translation>Lo demás que llevan los turnos es igual</translation>
  </message>
  <message>
   <source>What the user says</source>
   <translation>Lo que dice el usuario</translation>
  </message>
  <message>
   <source>What to filter by</source>
   <translation>Por qué filtrar</translation>
  </message>
  <message numerus="yes">
   <source>What was not saved of {n} cases is saved now</source>
   <comment>What was not saved of {n} case is saved now</comment>
   <translation>
    <numerusform>Lo que no se había guardado de {n} caso ya está guardado</numerusform>
    <numerusform>Lo que no se había guardado de {n} casos ya está guardado</numerusform>
   </translation>
  </message>
  <message>
   <source>What was said before, as JSON: a list of role and content.</source>
   <translation>Lo que se dijo antes, como JSON: una lista de role y content.</translation>
  </message>
  <message>
   <source>What you decide here stays with this revision. The queue asks for the latest.</source>
   <translation>Lo que decidas aquí se queda en esta revisión. La cola pide la más reciente.</translation>
  </message>
  <message>
   <source>What you did last is not on the disk yet.</source>
   <translation>Lo último que hiciste aún no está en el disco.</translation>
  </message>
  <message>
   <source>What you did last is not saved, everything before it is. Free some space.</source>
   <translation>Lo último que hiciste no está guardado, todo lo anterior sí. Libera espacio.</translation>
  </message>
  <message>
   <source>What you did last is not saved, everything before it is. See that {folder} can be written to.</source>
   <translation>Lo último que hiciste no está guardado, todo lo anterior sí. Comprueba que se puede escribir en {folder}.</translation>
  </message>
  <message>
   <source>What you did last is not saved. Close what has {name} open.</source>
   <translation>Lo último que hiciste no está guardado. Cierra lo que tenga abierto {name}.</translation>
  </message>
  <message>
   <source>What you did last is not saved. Free some space and close again.</source>
   <translation>Lo último que hiciste no está guardado. Libera espacio y cierra otra vez.</translation>
  </message>
  <message>
   <source>What you see</source>
   <translation>Lo que se ve</translation>
  </message>
  <message>
   <source>What you type is kept as a draft. Nothing changes until you save.</source>
   <translation>Lo que escribes se guarda como borrador. Nada cambia hasta que guardes.</translation>
  </message>
  <message>
   <source>When a newer revision took the place of this one; empty for current ones.</source>
   <translation>Cuándo una revisión más nueva ocupó el lugar de esta; vacío en las actuales.</translation>
  </message>
  <message>
   <source>When such a conversation ends, parted by ; or as a JSON list.</source>
   <translation>Cuándo termina una conversación así, separado por ; o como lista JSON.</translation>
  </message>
  <message>
   <source>Where are your cases?</source>
   <translation>¿Dónde están tus casos?</translation>
  </message>
  <message>
   <source>Where the case comes from.</source>
   <translation>De dónde viene el caso.</translation>
  </message>
  <message>
   <source>Where the cases go</source>
   <translation>Adónde van los casos</translation>
  </message>
  <message>
   <source>Where to</source>
   <translation>Adónde</translation>
  </message>
  <message>
   <source>Whether the case was made from another one.</source>
   <translation>Si el caso se hizo a partir de otro.</translation>
  </message>
  <message>
   <source>Which case “{id}”?</source>
   <translation>¿Qué caso “{id}”?</translation>
  </message>
  <message>
   <source>Which conversation</source>
   <translation>Qué conversación</translation>
  </message>
  <message>
   <source>Which dataset is the new case for?</source>
   <translation>¿Para qué conjunto de datos es el caso nuevo?</translation>
  </message>
  <message>
   <source>Which of these reads right?</source>
   <translation>¿Cuál de estas se lee bien?</translation>
  </message>
  <message>
   <source>White noise</source>
   <translation>Ruido blanco</translation>
  </message>
  <message>
   <source>White space before and after the text is left out.</source>
   <translation>Los espacios antes y después del texto no se tienen en cuenta.</translation>
  </message>
  <message>
   <source>White space counts as one blank</source>
   <translation>Los espacios seguidos cuentan como uno</translation>
  </message>
  <message>
   <source>Who is reviewing?</source>
   <translation>¿Quién revisa?</translation>
  </message>
  <message>
   <source>Who reviewed the case.</source>
   <translation>Quién revisó el caso.</translation>
  </message>
  <message>
   <source>Who says it</source>
   <translation>Quién lo dice</translation>
  </message>
  <message>
   <source>Who speaks</source>
   <translation>Quién habla</translation>
  </message>
  <message>
   <source>Who the simulated person is.</source>
   <translation>Quién es la persona simulada.</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>Archivo completo</translation>
  </message>
  <message>
   <source>Why it was voted so.</source>
   <translation>Por qué se votó así.</translation>
  </message>
  <message>
   <source>Why that sure.</source>
   <translation>Por qué esa seguridad.</translation>
  </message>
  <message>
   <source>Why, if you want to say (goes along with the revision)</source>
   <translation>Por qué, si quieres decirlo (acompaña a la revisión)</translation>
  </message>
  <message>
   <source>Why?</source>
   <translation>¿Por qué?</translation>
  </message>
  <message>
   <source>Why? Press a digit, type, or both</source>
   <translation>¿Por qué? Pulsa un dígito, escribe o ambas cosas</translation>
  </message>
  <message>
   <source>With a draft</source>
   <translation>Con borrador</translation>
  </message>
  <message>
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <source>Write guidelines…</source>
   <translation>Escribir pautas…</translation>
  </message>
  <message>
   <source>Write to this address?</source>
   <translation>¿Escribir a esta dirección?</translation>
  </message>
  <message>
   <source>Wrong fact</source>
   <translation>Dato erróneo</translation>
  </message>
  <message>
   <source>Wrong? Correct it.</source>
   <translation>¿Está mal? Corrígelo.</translation>
  </message>
  <message>
   <source>XLSX</source>
   <translation>XLSX</translation>
  </message>
  <message>
   <source>YAML</source>
   <translation>YAML</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sí</translation>
  </message>
  <message>
   <source>Yes. One appointment is enough for two children of the same family. Please bring both booklets.</source>
   <translation>Sí. Una cita basta para dos hijos de la misma familia. Trae las dos cartillas.</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Tú</translation>
  </message>
  <message>
   <source>You and {who} both changed revision {n}.</source>
   <translation>Tú y {who} cambiasteis la revisión {n}.</translation>
  </message>
  <message>
   <source>You and {who} both changed the same revision.</source>
   <translation>Tú y {who} cambiasteis la misma revisión.</translation>
  </message>
  <message>
   <source>You began to edit this case.</source>
   <translation>Empezaste a editar este caso.</translation>
  </message>
  <message>
   <source>You changed revision {n} here and elsewhere.</source>
   <translation>Cambiaste la revisión {n} aquí y en otro sitio.</translation>
  </message>
  <message>
   <source>You changed the same revision here and elsewhere.</source>
   <translation>Cambiaste la misma revisión aquí y en otro sitio.</translation>
  </message>
  <message>
   <source>You downvoted this very text as {revision}</source>
   <translation>Votaste en contra de este mismo texto como {revision}</translation>
  </message>
  <message>
   <source>You have begun to edit {field} already. Using the text of A replaces that.</source>
   <translation>Ya empezaste a editar {field}. Usar el texto de A lo reemplaza.</translation>
  </message>
  <message>
   <source>You upvoted this very text as {revision}</source>
   <translation>Votaste a favor de este mismo texto como {revision}</translation>
  </message>
  <message>
   <source>You voted anew. Before, on an earlier revision: {vote}</source>
   <translation>Has votado de nuevo. Antes, en una revisión anterior: {vote}</translation>
  </message>
  <message>
   <source>You voted on an earlier revision: {vote}</source>
   <translation>Votaste en una revisión anterior: {vote}</translation>
  </message>
  <message>
   <source>You voted on no earlier revision of this case</source>
   <translation>No votaste en ninguna revisión anterior de este caso</translation>
  </message>
  <message>
   <source>You, elsewhere</source>
   <translation>Tú, en otro lugar</translation>
  </message>
  <message>
   <source>You, {day}</source>
   <translation>Tú, {day}</translation>
  </message>
  <message>
   <source>Your data folder is not there.</source>
   <translation>Tu carpeta de datos no está.</translation>
  </message>
  <message>
   <source>Your decision is not saved. Look at the newer revision, then decide.</source>
   <translation>Tu decisión no se ha guardado. Mira la revisión más reciente y decide después.</translation>
  </message>
  <message>
   <source>Your draft is kept</source>
   <translation>Tu borrador se conserva</translation>
  </message>
  <message>
   <source>Your draft is not on the disk yet. It stays here, and is saved as soon as the disk takes it.</source>
   <translation>Tu borrador aún no está en el disco. Se queda aquí y se guarda en cuanto el disco lo acepte.</translation>
  </message>
  <message>
   <source>Your earlier vote: upvote, “{reason}”. Its reason was not taken over.</source>
   <translation>Tu voto anterior: a favor, «{reason}». Su motivo no se ha tomado.</translation>
  </message>
  <message>
   <source>Your earlier vote: upvote.</source>
   <translation>Tu voto anterior: a favor.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>Tu nombre</translation>
  </message>
  <message>
   <source>Your name is missing.</source>
   <translation>Falta tu nombre.</translation>
  </message>
  <message>
   <source>Your name is shown beside your votes, and in files that you export.</source>
   <translation>Tu nombre se muestra junto a tus votos y en los archivos que exportes.</translation>
  </message>
  <message>
   <source>Your name, data folder, pause, theme, text size, language of the window, keys</source>
   <translation>Tu nombre, carpeta de datos, pausa, tema, tamaño del texto, idioma de la ventana, teclas</translation>
  </message>
  <message>
   <source>Your saved work is safe. The details help us to mend it.</source>
   <translation>Tu trabajo guardado está a salvo. Los detalles nos ayudan a arreglarlo.</translation>
  </message>
  <message>
   <source>Your text is kept</source>
   <translation>Tu texto se conserva</translation>
  </message>
  <message>
   <source>Your work up to now is kept in {rescue}. Nothing more is saved here; close Reviewer.</source>
   <translation>Tu trabajo hasta ahora se guarda en {rescue}. Aquí no se guarda nada más; cierra Reviewer.</translation>
  </message>
  <message>
   <source>Your work would not be safe there.</source>
   <translation>Tu trabajo no estaría a salvo allí.</translation>
  </message>
  <message>
   <source>[Picture, not shown: {name}]</source>
   <translation>[Imagen, no se muestra: {name}]</translation>
  </message>
  <message>
   <source>a JSON Schema</source>
   <translation>un JSON Schema</translation>
  </message>
  <message>
   <source>a Markdown text</source>
   <translation>un texto Markdown</translation>
  </message>
  <message>
   <source>a PDF document</source>
   <translation>un documento PDF</translation>
  </message>
  <message>
   <source>a binary file</source>
   <translation>un archivo binario</translation>
  </message>
  <message>
   <source>a block of text has a mark that YAML does not know</source>
   <translation>un bloque de texto tiene una marca que YAML no conoce</translation>
  </message>
  <message>
   <source>a cloud folder</source>
   <translation>una carpeta en la nube</translation>
  </message>
  <message>
   <source>a colon is missing</source>
   <translation>faltan dos puntos</translation>
  </message>
  <message>
   <source>a colon stands where no key can be; quote texts with one</source>
   <translation>hay dos puntos donde no puede haber una clave; pon entre comillas los textos que los lleven</translation>
  </message>
  <message>
   <source>a comma or "{mark}" is missing</source>
   <translation>falta una coma o «{mark}»</translation>
  </message>
  <message>
   <source>a comma or a closing brace is missing</source>
   <translation>falta una coma o una llave de cierre</translation>
  </message>
  <message>
   <source>a comma or a closing bracket is missing</source>
   <translation>falta una coma o un corchete de cierre</translation>
  </message>
  <message>
   <source>a compressed file</source>
   <translation>un archivo comprimido</translation>
  </message>
  <message>
   <source>a database</source>
   <translation>una base de datos</translation>
  </message>
  <message>
   <source>a document ends inside a quoted text</source>
   <translation>un documento termina dentro de un texto entre comillas</translation>
  </message>
  <message>
   <source>a key begins where none can be</source>
   <translation>una clave empieza donde no puede haber ninguna</translation>
  </message>
  <message>
   <source>a key has no colon after it</source>
   <translation>una clave no lleva dos puntos detrás</translation>
  </message>
  <message>
   <source>a key in double quotes is missing</source>
   <translation>falta una clave entre comillas dobles</translation>
  </message>
  <message>
   <source>a likeness from 0 to 1</source>
   <translation>un parecido de 0 a 1</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>una lista</translation>
  </message>
  <message>
   <source>a list begins where none can be</source>
   <translation>una lista empieza donde no puede haber ninguna</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>un mapa</translation>
  </message>
  <message>
   <source>a map of field and value</source>
   <translation>un mapa de campo y valor</translation>
  </message>
  <message>
   <source>a message in it has no role and text</source>
   <translation>uno de sus mensajes no tiene papel y texto</translation>
  </message>
  <message>
   <source>a message in it is no object</source>
   <translation>uno de sus mensajes no es un objeto</translation>
  </message>
  <message>
   <source>a network drive</source>
   <translation>una unidad de red</translation>
  </message>
  <message>
   <source>a newer revision</source>
   <translation>una revisión más reciente</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>un número</translation>
  </message>
  <message>
   <source>a picture</source>
   <translation>una imagen</translation>
  </message>
  <message>
   <source>a quoted text has an escape that YAML does not know</source>
   <translation>un texto entre comillas tiene una secuencia de escape que YAML no conoce</translation>
  </message>
  <message>
   <source>a quoted text has an escape that is not complete</source>
   <translation>un texto entre comillas tiene una secuencia de escape incompleta</translation>
  </message>
  <message>
   <source>a score from 0 to 1</source>
   <translation>una puntuación de 0 a 1</translation>
  </message>
  <message>
   <source>a tab stands where only blanks are read</source>
   <translation>hay un tabulador donde solo se leen espacios</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>un texto</translation>
  </message>
  <message>
   <source>a truth value</source>
   <translation>un valor lógico</translation>
  </message>
  <message>
   <source>a value is missing</source>
   <translation>falta un valor</translation>
  </message>
  <message>
   <source>a value is missing after the comma</source>
   <translation>falta un valor después de la coma</translation>
  </message>
  <message>
   <source>a web page</source>
   <translation>una página web</translation>
  </message>
  <message>
   <source>a whole number</source>
   <translation>un número entero</translation>
  </message>
  <message>
   <source>added</source>
   <translation>añadido</translation>
  </message>
  <message>
   <source>all of these</source>
   <translation>todos estos</translation>
  </message>
  <message>
   <source>all of these patterns</source>
   <translation>todos estos patrones</translation>
  </message>
  <message>
   <source>all of these, upper and lower case alike</source>
   <translation>todos estos, sin distinguir mayúsculas y minúsculas</translation>
  </message>
  <message>
   <source>an Excel or Word file that is protected by a password</source>
   <translation>un archivo de Excel o Word protegido con una contraseña</translation>
  </message>
  <message>
   <source>an XML document</source>
   <translation>un documento XML</translation>
  </message>
  <message>
   <source>an alias names nothing before it</source>
   <translation>un alias no nombra nada anterior</translation>
  </message>
  <message>
   <source>an earlier revision</source>
   <translation>una revisión anterior</translation>
  </message>
  <message>
   <source>an object</source>
   <translation>un objeto</translation>
  </message>
  <message>
   <source>an old Excel or Word file</source>
   <translation>un archivo antiguo de Excel o Word</translation>
  </message>
  <message numerus="yes">
   <source>and {n} more</source>
   <comment>and {n} more</comment>
   <translation>
    <numerusform>y {n} más</numerusform>
    <numerusform>y {n} más</numerusform>
   </translation>
  </message>
  <message>
   <source>another case has it</source>
   <translation>otro caso lo tiene</translation>
  </message>
  <message>
   <source>any JSON</source>
   <translation>cualquier JSON</translation>
  </message>
  <message>
   <source>any of these ends the conversation</source>
   <translation>cualquiera de estos termina la conversación</translation>
  </message>
  <message>
   <source>are on the buttons, and in one list.</source>
   <translation>están en los botones y en una lista.</translation>
  </message>
  <message>
   <source>asked a senior</source>
   <translation>preguntado a un experto</translation>
  </message>
  <message>
   <source>at least</source>
   <translation>al menos</translation>
  </message>
  <message>
   <source>at most</source>
   <translation>como máximo</translation>
  </message>
  <message>
   <source>at most {n}</source>
   <translation>como máximo {n}</translation>
  </message>
  <message>
   <source>augmented</source>
   <translation>aumentado</translation>
  </message>
  <message>
   <source>base</source>
   <translation>base</translation>
  </message>
  <message>
   <source>being checked</source>
   <translation>en comprobación</translation>
  </message>
  <message>
   <source>beyond the turns that are there</source>
   <translation>además de los turnos que ya hay</translation>
  </message>
  <message>
   <source>blanks at both ends count</source>
   <translation>los espacios en ambos extremos cuentan</translation>
  </message>
  <message>
   <source>blanks at both ends do not count</source>
   <translation>los espacios en ambos extremos no cuentan</translation>
  </message>
  <message>
   <source>cannot be checked</source>
   <translation>no comprobable</translation>
  </message>
  <message>
   <source>cannot be read in</source>
   <translation>no se puede leer</translation>
  </message>
  <message>
   <source>car noise</source>
   <translation>ruido de coche</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>cambiado</translation>
  </message>
  <message>
   <source>changed here too</source>
   <translation>cambiado aquí también</translation>
  </message>
  <message>
   <source>changed in the file</source>
   <translation>cambiado en el archivo</translation>
  </message>
  <message>
   <source>changed labels</source>
   <translation>etiquetas del caso cambiadas</translation>
  </message>
  <message>
   <source>changed since</source>
   <translation>cambiado después</translation>
  </message>
  <message>
   <source>cleared vote</source>
   <translation>voto borrado</translation>
  </message>
  <message>
   <source>column {number}</source>
   <translation>columna {number}</translation>
  </message>
  <message>
   <source>compared by lines so far</source>
   <translation>comparado por líneas hasta ahora</translation>
  </message>
  <message>
   <source>confidence</source>
   <translation>confianza</translation>
  </message>
  <message>
   <source>contradicts the source</source>
   <translation>contradice la fuente</translation>
  </message>
  <message>
   <source>could do harm</source>
   <translation>podría hacer daño</translation>
  </message>
  <message>
   <source>d MMMM</source>
   <translation>d 'de' MMMM</translation>
  </message>
  <message>
   <source>d MMMM yyyy</source>
   <translation>d 'de' MMMM 'de' yyyy</translation>
  </message>
  <message>
   <source>decided since</source>
   <translation>decidido después</translation>
  </message>
  <message>
   <source>defer</source>
   <translation>aplazamiento</translation>
  </message>
  <message>
   <source>deferred {until}</source>
   <translation>aplazado {until}</translation>
  </message>
  <message>
   <source>deleted case</source>
   <translation>caso eliminado</translation>
  </message>
  <message>
   <source>deleted dataset</source>
   <translation>conjunto de datos eliminado</translation>
  </message>
  <message>
   <source>deleted product</source>
   <translation>producto eliminado</translation>
  </message>
  <message>
   <source>downvote</source>
   <translation>voto en contra</translation>
  </message>
  <message>
   <source>duplicate</source>
   <translation>duplicado</translation>
  </message>
  <message>
   <source>each ends the conversation</source>
   <translation>cada uno termina la conversación</translation>
  </message>
  <message>
   <source>edit</source>
   <translation>edición</translation>
  </message>
  <message>
   <source>edited dataset</source>
   <translation>conjunto de datos editado</translation>
  </message>
  <message>
   <source>empty</source>
   <translation>vacío</translation>
  </message>
  <message>
   <source>empty list</source>
   <translation>lista vacía</translation>
  </message>
  <message>
   <source>empty object</source>
   <translation>objeto vacío</translation>
  </message>
  <message>
   <source>empty text</source>
   <translation>texto vacío</translation>
  </message>
  <message>
   <source>eval_config.check_args must be true or false, not {kind}.</source>
   <translation>eval_config.check_args debe ser true o false, no {kind}.</translation>
  </message>
  <message>
   <source>eval_config.evaluator must be a name, and is {kind}.</source>
   <translation>eval_config.evaluator debe ser un nombre y es {kind}.</translation>
  </message>
  <message>
   <source>eval_config.judge_model must be a text, and is {kind}.</source>
   <translation>eval_config.judge_model debe ser un texto y es {kind}.</translation>
  </message>
  <message>
   <source>eval_config.scale must be two numbers, such as [0, 10], or "nous".</source>
   <translation>eval_config.scale debe ser dos números, como [0, 10], o «nous».</translation>
  </message>
  <message>
   <source>every line can be read in</source>
   <translation>todas las líneas se pueden leer</translation>
  </message>
  <message>
   <source>expected.field_values must be a map, and is {kind}.</source>
   <translation>expected.field_values debe ser un mapa y es {kind}.</translation>
  </message>
  <message>
   <source>expected.schema must be a schema, and is {kind}.</source>
   <translation>expected.schema debe ser un esquema y es {kind}.</translation>
  </message>
  <message>
   <source>expected.tool_args must be a map, and is {kind}.</source>
   <translation>expected.tool_args debe ser un mapa y es {kind}.</translation>
  </message>
  <message>
   <source>expected.tool_args.{tool} must be a map, and is {kind}.</source>
   <translation>expected.tool_args.{tool} debe ser un mapa y es {kind}.</translation>
  </message>
  <message>
   <source>expected.{key} must be a list, and is {kind}.</source>
   <translation>expected.{key} debe ser una lista y es {kind}.</translation>
  </message>
  <message>
   <source>expecting ',' delimiter</source>
   <translation>falta una coma</translation>
  </message>
  <message>
   <source>expecting ':' delimiter</source>
   <translation>faltan dos puntos</translation>
  </message>
  <message>
   <source>expecting property name enclosed in double quotes</source>
   <translation>falta una clave entre comillas dobles</translation>
  </message>
  <message>
   <source>expecting value</source>
   <translation>falta un valor</translation>
  </message>
  <message>
   <source>fails</source>
   <translation>no se cumple</translation>
  </message>
  <message>
   <source>false</source>
   <translation>false</translation>
  </message>
  <message>
   <source>file</source>
   <translation>archivo</translation>
  </message>
  <message>
   <source>flag</source>
   <translation>marca</translation>
  </message>
  <message>
   <source>flagged</source>
   <translation>marcado</translation>
  </message>
  <message>
   <source>from {least} on</source>
   <translation>desde {least}</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <source>guidelines</source>
   <translation>pautas</translation>
  </message>
  <message>
   <source>heavy</source>
   <translation>fuerte</translation>
  </message>
  <message>
   <source>hidden until you vote</source>
   <translation>oculto hasta que votes</translation>
  </message>
  <message>
   <source>holds</source>
   <translation>se cumple</translation>
  </message>
  <message>
   <source>how it was before</source>
   <translation>cómo era antes</translation>
  </message>
  <message>
   <source>if any</source>
   <translation>si la hay</translation>
  </message>
  <message>
   <source>illegal trailing comma before end of array</source>
   <translation>sobra una coma al final de la lista</translation>
  </message>
  <message>
   <source>illegal trailing comma before end of object</source>
   <translation>sobra una coma al final del objeto</translation>
  </message>
  <message>
   <source>import</source>
   <translation>importación</translation>
  </message>
  <message>
   <source>in any order</source>
   <translation>en cualquier orden</translation>
  </message>
  <message>
   <source>in milliseconds</source>
   <translation>en milisegundos</translation>
  </message>
  <message>
   <source>invalid \escape</source>
   <translation>hay una barra invertida que no se puede leer</translation>
  </message>
  <message>
   <source>invalid \uXXXX escape</source>
   <translation>después de \u faltan cuatro cifras</translation>
  </message>
  <message>
   <source>invalid control character at</source>
   <translation>un texto tiene un carácter de control</translation>
  </message>
  <message>
   <source>it follows a document that has ended</source>
   <translation>está después de un documento que ya terminó</translation>
  </message>
  <message>
   <source>it has a directive (%) that cannot be read</source>
   <translation>tiene una directiva (%) que no se puede leer</translation>
  </message>
  <message>
   <source>it has a tag (!) that cannot be read</source>
   <translation>tiene una etiqueta (!) que no se puede leer</translation>
  </message>
  <message>
   <source>it has a tag that nothing declares</source>
   <translation>tiene una etiqueta que nada declara</translation>
  </message>
  <message>
   <source>it has an alias (*) without a name</source>
   <translation>tiene un alias (*) sin nombre</translation>
  </message>
  <message>
   <source>it has an anchor (&amp;) without a name</source>
   <translation>tiene un ancla (&amp;) sin nombre</translation>
  </message>
  <message>
   <source>it has an escape for a character that does not exist</source>
   <translation>tiene una secuencia de escape de un carácter que no existe</translation>
  </message>
  <message>
   <source>it has the character {character}, which YAML forbids</source>
   <translation>tiene el carácter {character}, que YAML prohíbe</translation>
  </message>
  <message>
   <source>it holds neither a list nor an object</source>
   <translation>no contiene ni una lista ni un objeto</translation>
  </message>
  <message>
   <source>it is a version of YAML that cannot be read</source>
   <translation>es una versión de YAML que no se puede leer</translation>
  </message>
  <message>
   <source>it is against the rules of YAML ({detail})</source>
   <translation>va contra las reglas de YAML ({detail})</translation>
  </message>
  <message>
   <source>it is nested deeper than {n} levels</source>
   <translation>está anidado a más de {n} niveles</translation>
  </message>
  <message>
   <source>item {n}</source>
   <translation>elemento {n}</translation>
  </message>
  <message>
   <source>items {a} to {b}, as they will be read</source>
   <translation>elementos {a} a {b}, tal como se leerán</translation>
  </message>
  <message>
   <source>its indentation fits nothing above it</source>
   <translation>su sangría no concuerda con nada de lo anterior</translation>
  </message>
  <message>
   <source>leaves out a step</source>
   <translation>omite un paso</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>fuera</translation>
  </message>
  <message>
   <source>legacy</source>
   <translation>antiguo</translation>
  </message>
  <message>
   <source>light</source>
   <translation>leve</translation>
  </message>
  <message>
   <source>line {n}</source>
   <translation>línea {n}</translation>
  </message>
  <message>
   <source>lines {a} to {b}, as they will be read</source>
   <translation>líneas {a} a {b}, tal como se leerán</translation>
  </message>
  <message numerus="yes">
   <source>list of {n} items</source>
   <comment>list of {n} item</comment>
   <translation>
    <numerusform>lista de {n} elemento</numerusform>
    <numerusform>lista de {n} elementos</numerusform>
   </translation>
  </message>
  <message>
   <source>look it over</source>
   <translation>échale un vistazo</translation>
  </message>
  <message>
   <source>may be left empty</source>
   <translation>puede quedar vacío</translation>
  </message>
  <message>
   <source>medium</source>
   <translation>medio</translation>
  </message>
  <message>
   <source>mine</source>
   <translation>lo mío</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>falta</translation>
  </message>
  <message>
   <source>missing: {names}</source>
   <translation>falta: {names}</translation>
  </message>
  <message>
   <source>muted: Unicode form</source>
   <translation>atenuado: forma Unicode</translation>
  </message>
  <message>
   <source>muted: line ends</source>
   <translation>atenuado: finales de línea</translation>
  </message>
  <message>
   <source>muted: only the order of keys or white space</source>
   <translation>atenuado: solo el orden de las claves o espacios</translation>
  </message>
  <message>
   <source>muted: white space</source>
   <translation>atenuado: espacios</translation>
  </message>
  <message>
   <source>new case</source>
   <translation>caso nuevo</translation>
  </message>
  <message>
   <source>new dataset</source>
   <translation>nuevo conjunto de datos</translation>
  </message>
  <message>
   <source>new product</source>
   <translation>nuevo producto</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>no key</source>
   <translation>sin tecla</translation>
  </message>
  <message>
   <source>none</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <source>not asked</source>
   <translation>no se pide</translation>
  </message>
  <message>
   <source>not augmented</source>
   <translation>no aumentado</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>no encontrado</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>no indicado</translation>
  </message>
  <message>
   <source>not scored</source>
   <translation>sin puntuar</translation>
  </message>
  <message>
   <source>not there</source>
   <translation>no está</translation>
  </message>
  <message>
   <source>not {bound}</source>
   <translation>no {bound}</translation>
  </message>
  <message>
   <source>note</source>
   <translation>nota</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nada</translation>
  </message>
  <message>
   <source>nothing but labels or form</source>
   <translation>solo etiquetas o forma</translation>
  </message>
  <message>
   <source>now {n} of {total}.</source>
   <translation>ahora {n} de {total}.</translation>
  </message>
  <message>
   <source>nowhere</source>
   <translation>a ninguna parte</translation>
  </message>
  <message>
   <source>null</source>
   <translation>null</translation>
  </message>
  <message numerus="yes">
   <source>object with {n} values</source>
   <comment>object with {n} value</comment>
   <translation>
    <numerusform>objeto con {n} valor</numerusform>
    <numerusform>objeto con {n} valores</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>of {n} rows</source>
   <comment>of {n} row</comment>
   <translation>
    <numerusform>de {n} fila</numerusform>
    <numerusform>de {n} filas</numerusform>
   </translation>
  </message>
  <message>
   <source>off</source>
   <translation>desactivado</translation>
  </message>
  <message>
   <source>office noise</source>
   <translation>ruido de oficina</translation>
  </message>
  <message>
   <source>on</source>
   <translation>activado</translation>
  </message>
  <message>
   <source>on this computer, {when}</source>
   <translation>en este ordenador, {when}</translation>
  </message>
  <message>
   <source>one of these</source>
   <translation>uno de estos</translation>
  </message>
  <message>
   <source>only one side speaks in it</source>
   <translation>solo habla una de las partes</translation>
  </message>
  <message>
   <source>other arguments</source>
   <translation>otros argumentos</translation>
  </message>
  <message>
   <source>others are allowed</source>
   <translation>se permiten otros</translation>
  </message>
  <message>
   <source>pasted output</source>
   <translation>salida pegada</translation>
  </message>
  <message>
   <source>pink noise</source>
   <translation>ruido rosa</translation>
  </message>
  <message>
   <source>product, closed</source>
   <translation>producto, plegado</translation>
  </message>
  <message>
   <source>product, open</source>
   <translation>producto, desplegado</translation>
  </message>
  <message>
   <source>published vote</source>
   <translation>voto publicado</translation>
  </message>
  <message>
   <source>question for a senior</source>
   <translation>pregunta para un experto</translation>
  </message>
  <message>
   <source>reason</source>
   <translation>motivo</translation>
  </message>
  <message>
   <source>reasons for downvotes</source>
   <translation>motivos de voto en contra</translation>
  </message>
  <message>
   <source>refused</source>
   <translation>no se lee</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>quitado</translation>
  </message>
  <message>
   <source>removed defer</source>
   <translation>aplazamiento quitado</translation>
  </message>
  <message>
   <source>removed flag</source>
   <translation>marca quitada</translation>
  </message>
  <message>
   <source>removed import</source>
   <translation>importación quitada</translation>
  </message>
  <message>
   <source>removed mark</source>
   <translation>marca quitada</translation>
  </message>
  <message>
   <source>removed output</source>
   <translation>salida quitada</translation>
  </message>
  <message>
   <source>removed question</source>
   <translation>pregunta retirada</translation>
  </message>
  <message>
   <source>removed skip</source>
   <translation>salto quitado</translation>
  </message>
  <message>
   <source>removed, was {value}</source>
   <translation>quitado, era {value}</translation>
  </message>
  <message>
   <source>renamed product</source>
   <translation>producto con otro nombre</translation>
  </message>
  <message>
   <source>required</source>
   <translation>obligatorio</translation>
  </message>
  <message>
   <source>reviewed</source>
   <translation>revisado</translation>
  </message>
  <message>
   <source>reviewed by you</source>
   <translation>revisado por ti</translation>
  </message>
  <message>
   <source>reviewed mark</source>
   <translation>marca de revisado</translation>
  </message>
  <message>
   <source>revision {n}</source>
   <translation>revisión {n}</translation>
  </message>
  <message>
   <source>revision {n}, {when}</source>
   <translation>revisión {n}, {when}</translation>
  </message>
  <message>
   <source>rows {a} to {b}, as they will be read</source>
   <translation>filas {a} a {b}, tal como se leerán</translation>
  </message>
  <message>
   <source>rude, cold or wordy</source>
   <translation>grosero, frío o prolijo</translation>
  </message>
  <message>
   <source>s3://… or https://…</source>
   <translation>s3://… o https://…</translation>
  </message>
  <message>
   <source>saved here</source>
   <translation>guardado aquí</translation>
  </message>
  <message>
   <source>say it in words</source>
   <translation>dilo con palabras</translation>
  </message>
  <message>
   <source>scored as you type, on this computer</source>
   <translation>se puntúa mientras escribes, en este ordenador</translation>
  </message>
  <message>
   <source>server</source>
   <translation>servidor</translation>
  </message>
  <message>
   <source>shown as it is stored</source>
   <translation>mostrado tal como está guardado</translation>
  </message>
  <message>
   <source>shown now</source>
   <translation>mostrado ahora</translation>
  </message>
  <message>
   <source>signs changed</source>
   <translation>signos cambiados</translation>
  </message>
  <message>
   <source>size not given</source>
   <translation>tamaño no indicado</translation>
  </message>
  <message>
   <source>skip</source>
   <translation>salto</translation>
  </message>
  <message>
   <source>skipped</source>
   <translation>saltado</translation>
  </message>
  <message>
   <source>so different that not every word could be compared</source>
   <translation>tan distintos que no se pudieron comparar todas las palabras</translation>
  </message>
  <message>
   <source>somebody</source>
   <translation>alguien</translation>
  </message>
  <message>
   <source>street noise</source>
   <translation>ruido de calle</translation>
  </message>
  <message>
   <source>that revision</source>
   <translation>esa revisión</translation>
  </message>
  <message>
   <source>the case</source>
   <translation>el caso</translation>
  </message>
  <message>
   <source>the directive %YAML stands twice</source>
   <translation>la directiva %YAML está dos veces</translation>
  </message>
  <message>
   <source>the file ends inside a quoted text</source>
   <translation>el archivo termina dentro de un texto entre comillas</translation>
  </message>
  <message>
   <source>the key {key} stands twice</source>
   <translation>la clave {key} está dos veces</translation>
  </message>
  <message>
   <source>the list "{name}"</source>
   <translation>la lista «{name}»</translation>
  </message>
  <message>
   <source>the list "{name}" (line {line})</source>
   <translation>la lista «{name}» (línea {line})</translation>
  </message>
  <message>
   <source>the name it is installed under</source>
   <translation>el nombre con el que está instalado</translation>
  </message>
  <message>
   <source>the nesting is too deep</source>
   <translation>hay demasiados niveles anidados</translation>
  </message>
  <message>
   <source>the nesting never ends</source>
   <translation>los niveles anidados no se cierran nunca</translation>
  </message>
  <message>
   <source>the question is vague</source>
   <translation>la pregunta es vaga</translation>
  </message>
  <message>
   <source>the revision before</source>
   <translation>revisión anterior</translation>
  </message>
  <message>
   <source>the same apart from the order of keys and white space</source>
   <translation>lo mismo salvo el orden de las claves y los espacios</translation>
  </message>
  <message>
   <source>the same apart from white space, line ends or the Unicode form</source>
   <translation>lo mismo salvo espacios, finales de línea o la forma Unicode</translation>
  </message>
  <message>
   <source>the sheet {name}</source>
   <translation>la hoja {name}</translation>
  </message>
  <message>
   <source>the sheets {names}</source>
   <translation>las hojas {names}</translation>
  </message>
  <message>
   <source>the suite's key {key} stands twice</source>
   <translation>la clave {key} de la suite está dos veces</translation>
  </message>
  <message>
   <source>theirs</source>
   <translation>lo del otro</translation>
  </message>
  <message>
   <source>there is more text after the value</source>
   <translation>hay más texto después del valor</translation>
  </message>
  <message>
   <source>there is more text where the line should end</source>
   <translation>hay más texto donde debería terminar la línea</translation>
  </message>
  <message>
   <source>this does not begin with a speaker such as "User:"</source>
   <translation>no empieza con quien habla, como «User:»</translation>
  </message>
  <message>
   <source>this is an object, not a list</source>
   <translation>es un objeto, no una lista</translation>
  </message>
  <message>
   <source>this is no JSON</source>
   <translation>no es JSON</translation>
  </message>
  <message>
   <source>this is no JSON list</source>
   <translation>no es una lista JSON</translation>
  </message>
  <message>
   <source>this is no JSON object</source>
   <translation>no es un objeto JSON</translation>
  </message>
  <message>
   <source>this is no JSON: {why}</source>
   <translation>no es JSON: {why}</translation>
  </message>
  <message>
   <source>this is no JSON: {why} (character {n})</source>
   <translation>no es JSON: {why} (carácter {n})</translation>
  </message>
  <message>
   <source>this is no list of messages</source>
   <translation>no es una lista de mensajes</translation>
  </message>
  <message>
   <source>this is no list of {names}</source>
   <translation>no es una lista de {names}</translation>
  </message>
  <message>
   <source>today {time}</source>
   <translation>hoy {time}</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>mañana</translation>
  </message>
  <message>
   <source>too little</source>
   <translation>demasiado poco</translation>
  </message>
  <message>
   <source>tool_calls cannot be read: {why}</source>
   <translation>tool_calls no se puede leer: {why}</translation>
  </message>
  <message>
   <source>tool_calls must be a list, and is {kind}.</source>
   <translation>tool_calls debe ser una lista y es {kind}.</translation>
  </message>
  <message>
   <source>true</source>
   <translation>true</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>true o false</translation>
  </message>
  <message>
   <source>type not given</source>
   <translation>tipo no indicado</translation>
  </message>
  <message>
   <source>typing</source>
   <translation>lo escrito</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>desconocido</translation>
  </message>
  <message>
   <source>unterminated string starting at</source>
   <translation>empieza un texto que no se cierra</translation>
  </message>
  <message>
   <source>until {time}</source>
   <translation>hasta {time}</translation>
  </message>
  <message>
   <source>up to {most}</source>
   <translation>hasta {most}</translation>
  </message>
  <message>
   <source>upper and lower case alike</source>
   <translation>sin distinguir mayúsculas y minúsculas</translation>
  </message>
  <message>
   <source>upper and lower case count</source>
   <translation>las mayúsculas y minúsculas cuentan</translation>
  </message>
  <message>
   <source>upvote</source>
   <translation>voto a favor</translation>
  </message>
  <message>
   <source>upvote and mark</source>
   <translation>voto a favor y marca</translation>
  </message>
  <message>
   <source>version {n}</source>
   <translation>versión {n}</translation>
  </message>
  <message>
   <source>was JSON, is text now</source>
   <translation>era JSON, ahora es texto</translation>
  </message>
  <message>
   <source>was not set</source>
   <translation>antes sin valor</translation>
  </message>
  <message>
   <source>was text, is JSON now</source>
   <translation>era texto, ahora es JSON</translation>
  </message>
  <message>
   <source>was {value}</source>
   <translation>era {value}</translation>
  </message>
  <message>
   <source>was “{value}”</source>
   <translation>era «{value}»</translation>
  </message>
  <message>
   <source>what else it carries</source>
   <translation>lo demás que lleva</translation>
  </message>
  <message>
   <source>white noise</source>
   <translation>ruido blanco</translation>
  </message>
  <message>
   <source>white space counts as one blank</source>
   <translation>los espacios seguidos cuentan como uno</translation>
  </message>
  <message>
   <source>why it could not be scored</source>
   <translation>por qué no se pudo puntuar</translation>
  </message>
  <message>
   <source>why it would fail</source>
   <translation>por qué no pasaría</translation>
  </message>
  <message>
   <source>why it would pass</source>
   <translation>por qué pasaría</translation>
  </message>
  <message>
   <source>with a draft</source>
   <translation>con borrador</translation>
  </message>
  <message>
   <source>withdrawn guidelines</source>
   <translation>pautas retiradas</translation>
  </message>
  <message>
   <source>without it, 1 to 5</source>
   <translation>sin ello, de 1 a 5</translation>
  </message>
  <message>
   <source>without it, the one of the run</source>
   <translation>sin ello, el de la ejecución</translation>
  </message>
  <message>
   <source>without it, the usual ones are used</source>
   <translation>sin ello, se usan los habituales</translation>
  </message>
  <message>
   <source>worst and best, such as [0, 10]; without it, by the mark</source>
   <translation>peor y mejor, como [0, 10]; sin ello, según la calificación</translation>
  </message>
  <message>
   <source>write it</source>
   <translation>escribirlo</translation>
  </message>
  <message>
   <source>written</source>
   <translation>escrito</translation>
  </message>
  <message>
   <source>wrong or mixed</source>
   <translation>incorrecto o mezclado</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sí</translation>
  </message>
  <message>
   <source>you can type here; the letters M and T say where a word comes from</source>
   <translation>puedes escribir aquí; las letras M y T dicen de dónde viene una palabra</translation>
  </message>
  <message>
   <source>you changed it</source>
   <translation>lo cambiaste tú</translation>
  </message>
  <message>
   <source>you changed it elsewhere</source>
   <translation>lo cambiaste en otro sitio</translation>
  </message>
  <message>
   <source>{act}: {cases}</source>
   <translation>{act}: {cases}</translation>
  </message>
  <message>
   <source>{act}: {done} of {total}</source>
   <translation>{act}: {done} de {total}</translation>
  </message>
  <message>
   <source>{alias} on line {line} names nothing before it</source>
   <translation>{alias} en la línea {line} no nombra nada anterior</translation>
  </message>
  <message>
   <source>{a} and {b}</source>
   <translation>{a} y {b}</translation>
  </message>
  <message>
   <source>{cases} written to {path}</source>
   <translation>{cases} en {path}</translation>
  </message>
  <message>
   <source>{character} cannot begin a value; quote it</source>
   <translation>{character} no puede empezar un valor; ponlo entre comillas</translation>
  </message>
  <message>
   <source>{check}. Now: {now}. If saved: {saved}.</source>
   <translation>{check}. Ahora: {now}. Si se guarda: {saved}.</translation>
  </message>
  <message>
   <source>{column} goes to</source>
   <translation>{column} va a</translation>
  </message>
  <message>
   <source>{column} goes to {use}, {state}</source>
   <translation>{column} va a {use}, {state}</translation>
  </message>
  <message>
   <source>{column}: the rows of the conversation differ; the first value is taken</source>
   <translation>{column}: las filas de la conversación difieren; se toma el primer valor</translation>
  </message>
  <message>
   <source>{column}: the text was cut off when it was exported</source>
   <translation>{column}: el texto se cortó al exportarlo</translation>
  </message>
  <message>
   <source>{column}: {n} characters do not fit into a cell, which takes {most}; the text is cut off and the row will not be read in again</source>
   <translation>{column}: {n} caracteres no caben en una celda, que admite {most}; el texto se corta y la fila no se volverá a leer</translation>
  </message>
  <message>
   <source>{column}: {value}</source>
   <translation>{column}: {value}</translation>
  </message>
  <message>
   <source>{column}: {why}</source>
   <translation>{column}: {why}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <source>{done} of {total}</source>
   <translation>{done} de {total}</translation>
  </message>
  <message>
   <source>{done} of {total} rows</source>
   <translation>{done} de {total} filas</translation>
  </message>
  <message>
   <source>{fault} It may be {names}.</source>
   <translation>{fault} Puede ser {names}.</translation>
  </message>
  <message>
   <source>{fields}, {words}</source>
   <translation>{fields}, {words}</translation>
  </message>
  <message>
   <source>{field} here</source>
   <translation>{field} aquí</translation>
  </message>
  <message>
   <source>{field} in the file</source>
   <translation>{field} en el archivo</translation>
  </message>
  <message>
   <source>{field} in your draft is not right yet. Correct it in the editor first.</source>
   <translation>{field} aún no es correcto en tu borrador. Corrígelo antes en el editor.</translation>
  </message>
  <message>
   <source>{field} is not right yet</source>
   <translation>{field} aún no es correcto</translation>
  </message>
  <message>
   <source>{field}, in use</source>
   <translation>{field}, en uso</translation>
  </message>
  <message>
   <source>{field}: white space or another detail changed</source>
   <translation>{field}: cambiaron espacios u otro detalle</translation>
  </message>
  <message>
   <source>{field}: {change}</source>
   <translation>{field}: {change}</translation>
  </message>
  <message>
   <source>{field}: {reason}</source>
   <translation>{field}: {reason}</translation>
  </message>
  <message>
   <source>{field}: {values}</source>
   <translation>{field}: {values}</translation>
  </message>
  <message>
   <source>{field}: “{added}” added</source>
   <translation>{field}: añadido «{added}»</translation>
  </message>
  <message>
   <source>{field}: “{removed}” became “{added}”</source>
   <translation>{field}: «{removed}» pasó a «{added}»</translation>
  </message>
  <message>
   <source>{field}: “{removed}” removed</source>
   <translation>{field}: quitado «{removed}»</translation>
  </message>
  <message>
   <source>{file}, {meta}</source>
   <translation>{file}, {meta}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>{first} y {last}</translation>
  </message>
  <message>
   <source>{first} and {n} more</source>
   <translation>{first} y {n} más</translation>
  </message>
  <message>
   <source>{first} or {last}</source>
   <translation>{first} o {last}</translation>
  </message>
  <message>
   <source>{folder} is in {where}, which can damage the data. Choose another.</source>
   <translation>{folder} está en {where}, lo que puede dañar los datos. Elige otra.</translation>
  </message>
  <message>
   <source>{folder}: {reason}. Choose another folder for your workspace.</source>
   <translation>{folder}: {reason}. Elige otra carpeta para tu espacio de trabajo.</translation>
  </message>
  <message>
   <source>{items} added</source>
   <translation>se añadió {items}</translation>
  </message>
  <message>
   <source>{items} removed</source>
   <translation>se quitó {items}</translation>
  </message>
  <message>
   <source>{key} (top level)</source>
   <translation>{key} (nivel superior)</translation>
  </message>
  <message>
   <source>{key} is already the key of “{command}”. Choose another key.</source>
   <translation>{key} ya es la tecla de «{command}». Elige otra tecla.</translation>
  </message>
  <message>
   <source>{key} is needed in lists, fields and buttons. Choose another key.</source>
   <translation>{key} se necesita en listas, campos y botones. Elige otra tecla.</translation>
  </message>
  <message>
   <source>{key}, {kind}</source>
   <translation>{key}, {kind}</translation>
  </message>
  <message>
   <source>{key}: YAML cannot hold it: a key twice, or too deep</source>
   <translation>{key}: YAML no puede contenerlo: una clave dos veces o demasiados niveles</translation>
  </message>
  <message>
   <source>{key}: {value}</source>
   <translation>{key}: {value}</translation>
  </message>
  <message>
   <source>{label}, changes. Now: {now}. If saved: {saved}. {text}</source>
   <translation>{label}, cambia. Ahora: {now}. Si se guarda: {saved}. {text}</translation>
  </message>
  <message>
   <source>{label}. Now: {now}. If saved: {saved}. {text}</source>
   <translation>{label}. Ahora: {now}. Si se guarda: {saved}. {text}</translation>
  </message>
  <message>
   <source>{language} ({detail})</source>
   <translation>{language} ({detail})</translation>
  </message>
  <message>
   <source>{mark} cannot part columns.</source>
   <translation>{mark} no puede separar columnas.</translation>
  </message>
  <message>
   <source>{mark}, take it off</source>
   <translation>{mark}, quitar</translation>
  </message>
  <message>
   <source>{meaning} One of: {choices}.</source>
   <translation>{meaning} Uno de: {choices}.</translation>
  </message>
  <message>
   <source>{name} (column {number})</source>
   <translation>{name} (columna {number})</translation>
  </message>
  <message>
   <source>{name} ({count})</source>
   <translation>{name} ({count})</translation>
  </message>
  <message>
   <source>{name} changed the case after you began this draft. Your draft is kept.</source>
   <translation>{name} cambió el caso después de que empezaras este borrador. Tu borrador se conserva.</translation>
  </message>
  <message>
   <source>{name} changed this case meanwhile.</source>
   <translation>{name} cambió este caso mientras tanto.</translation>
  </message>
  <message>
   <source>{name} is a list that holds {kind}, which is no text.</source>
   <translation>{name} es una lista que contiene {kind}, que no es un texto.</translation>
  </message>
  <message>
   <source>{name} is a map, which is no text.</source>
   <translation>{name} es un mapa, que no es un texto.</translation>
  </message>
  <message>
   <source>{name} is a plain struct and has no changeset.</source>
   <translation>{name} es un struct simple y no tiene changeset.</translation>
  </message>
  <message>
   <source>{name} is being read in.</source>
   <translation>Se está leyendo {name}.</translation>
  </message>
  <message>
   <source>{name} is left as it is</source>
   <translation>{name} se deja como está</translation>
  </message>
  <message>
   <source>{name} is no JSON number</source>
   <translation>{name} no es un número JSON</translation>
  </message>
  <message>
   <source>{name} is no encoding that is known here.</source>
   <translation>{name} no es ninguna codificación conocida aquí.</translation>
  </message>
  <message>
   <source>{name} is not kept. It belongs to no case.</source>
   <translation>{name} no se conserva. No pertenece a ningún caso.</translation>
  </message>
  <message>
   <source>{name} is there already and will be replaced.</source>
   <translation>{name} ya existe y se sustituirá.</translation>
  </message>
  <message>
   <source>{name} must be a list, and is {kind}.</source>
   <translation>{name} debe ser una lista y es {kind}.</translation>
  </message>
  <message>
   <source>{name} must hold texts only, and holds {kind}; put it in quotes.</source>
   <translation>{name} debe contener solo textos y contiene {kind}; ponlo entre comillas.</translation>
  </message>
  <message>
   <source>{name} was not read or written.</source>
   <translation>{name} no se leyó ni se escribió.</translation>
  </message>
  <message>
   <source>{number} is no number to compare.</source>
   <translation>{number} no es un número comparable.</translation>
  </message>
  <message numerus="yes">
   <source>{n} added</source>
   <comment>{n} added</comment>
   <translation>
    <numerusform>{n} añadido</numerusform>
    <numerusform>{n} añadidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are deferred</source>
   <comment>{n} is deferred</comment>
   <translation>
    <numerusform>{n} se aplaza</numerusform>
    <numerusform>{n} se aplazan</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are deferred otherwise so far</source>
   <comment>{n} is deferred otherwise so far</comment>
   <translation>
    <numerusform>{n} está aplazado de otro modo por ahora</numerusform>
    <numerusform>{n} están aplazados de otro modo por ahora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are earlier revisions and left out</source>
   <comment>{n} is an earlier revision and left out</comment>
   <translation>
    <numerusform>{n} es una revisión anterior y se deja fuera</numerusform>
    <numerusform>{n} son revisiones anteriores y se dejan fuera</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are earlier revisions of cases, and no cases of their own.</source>
   <comment>{n} is an earlier revision of a case, and no case of its own.</comment>
   <translation>
    <numerusform>{n} es una revisión anterior de un caso y no un caso propio.</numerusform>
    <numerusform>{n} son revisiones anteriores de casos y no casos propios.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are flagged</source>
   <comment>{n} is flagged</comment>
   <translation>
    <numerusform>{n} se marca</numerusform>
    <numerusform>{n} se marcan</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are here already, word for word.</source>
   <comment>{n} is here already, word for word.</comment>
   <translation>
    <numerusform>{n} ya está aquí, palabra por palabra.</numerusform>
    <numerusform>{n} ya están aquí, palabra por palabra.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are new cases.</source>
   <comment>{n} is a new case.</comment>
   <translation>
    <numerusform>{n} es un caso nuevo.</numerusform>
    <numerusform>{n} son casos nuevos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are not here any more</source>
   <comment>{n} is not here any more</comment>
   <translation>
    <numerusform>{n} ya no está aquí</numerusform>
    <numerusform>{n} ya no están aquí</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are skipped</source>
   <comment>{n} is skipped</comment>
   <translation>
    <numerusform>{n} se salta</numerusform>
    <numerusform>{n} se saltan</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} attached files</source>
   <comment>{n} attached file</comment>
   <translation>
    <numerusform>{n} archivo adjunto</numerusform>
    <numerusform>{n} archivos adjuntos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} become reviewed</source>
   <comment>{n} becomes reviewed</comment>
   <translation>
    <numerusform>{n} pasa a revisado</numerusform>
    <numerusform>{n} pasan a revisados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases</source>
   <comment>{n} case</comment>
   <translation>
    <numerusform>{n} caso</numerusform>
    <numerusform>{n} casos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases are selected.</source>
   <comment>{n} case is selected.</comment>
   <translation>
    <numerusform>{n} caso seleccionado.</numerusform>
    <numerusform>{n} casos seleccionados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases become as before.</source>
   <comment>{n} case becomes as before.</comment>
   <translation>
    <numerusform>{n} caso vuelve a ser como antes.</numerusform>
    <numerusform>{n} casos vuelven a ser como antes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases come back later.</source>
   <comment>{n} case comes back later.</comment>
   <translation>
    <numerusform>{n} caso vuelve más tarde.</numerusform>
    <numerusform>{n} casos vuelven más tarde.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases get what the file has; what they had stays as their earlier revisions.</source>
   <comment>{n} case gets what the file has; what it had stays as its earlier revision.</comment>
   <translation>
    <numerusform>{n} caso recibe lo que tiene el archivo; lo que tenía queda como su revisión anterior.</numerusform>
    <numerusform>{n} casos reciben lo que tiene el archivo; lo que tenían queda como sus revisiones anteriores.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases go.</source>
   <comment>{n} case goes.</comment>
   <translation>
    <numerusform>{n} caso desaparece.</numerusform>
    <numerusform>{n} casos desaparecen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases got other labels.</source>
   <comment>{n} case got other labels.</comment>
   <translation>
    <numerusform>{n} caso recibió otras etiquetas.</numerusform>
    <numerusform>{n} casos recibieron otras etiquetas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases got what the file has; what they had stays as their earlier revisions.</source>
   <comment>{n} case got what the file has; what it had stays as its earlier revision.</comment>
   <translation>
    <numerusform>{n} caso recibió lo que tiene el archivo; lo que tenía queda como su revisión anterior.</numerusform>
    <numerusform>{n} casos recibieron lo que tiene el archivo; lo que tenían queda como sus revisiones anteriores.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases left</source>
   <comment>{n} case left</comment>
   <translation>
    <numerusform>Queda {n} caso</numerusform>
    <numerusform>Quedan {n} casos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases match now</source>
   <comment>{n} case matches now</comment>
   <translation>
    <numerusform>{n} caso coincide ahora</numerusform>
    <numerusform>{n} casos coinciden ahora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases read in</source>
   <comment>{n} case read in</comment>
   <translation>
    <numerusform>{n} caso leído</numerusform>
    <numerusform>{n} casos leídos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases stay:</source>
   <comment>{n} case stays:</comment>
   <translation>
    <numerusform>{n} caso se queda:</numerusform>
    <numerusform>{n} casos se quedan:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases:</source>
   <comment>{n} case:</comment>
   <translation>
    <numerusform>{n} caso:</numerusform>
    <numerusform>{n} casos:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cells have formulas: the last calculated values are read</source>
   <comment>1 cell has a formula: the last calculated value is read</comment>
   <translation>
    <numerusform>Una celda tiene una fórmula: se lee el último valor calculado</numerusform>
    <numerusform>{n} celdas tienen fórmulas: se leen los últimos valores calculados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} changed</source>
   <comment>{n} changed</comment>
   <translation>
    <numerusform>{n} cambiado</numerusform>
    <numerusform>{n} cambiados</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} changed here too</source>
   <translation>{n} cambiados aquí también</translation>
  </message>
  <message>
   <source>{n} changed, {open} to decide</source>
   <translation>{n} cambiados, {open} por decidir</translation>
  </message>
  <message numerus="yes">
   <source>{n} characters</source>
   <comment>{n} character</comment>
   <translation>
    <numerusform>{n} carácter</numerusform>
    <numerusform>{n} caracteres</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} characters that nobody changed</source>
   <translation>{n} caracteres que nadie cambió</translation>
  </message>
  <message>
   <source>{n} chosen cases</source>
   <translation>{n} casos elegidos</translation>
  </message>
  <message numerus="yes">
   <source>{n} columns</source>
   <comment>{n} column</comment>
   <translation>
    <numerusform>{n} columna</numerusform>
    <numerusform>{n} columnas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} come back now</source>
   <comment>{n} comes back now</comment>
   <translation>
    <numerusform>{n} vuelve ahora</numerusform>
    <numerusform>{n} vuelven ahora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decided cases have it.</source>
   <comment>{n} decided case has it.</comment>
   <translation>
    <numerusform>{n} caso decidido lo contiene.</numerusform>
    <numerusform>{n} casos decididos lo contienen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decided or deferred cases have it.</source>
   <comment>{n} decided or deferred case has it.</comment>
   <translation>
    <numerusform>{n} caso decidido o aplazado lo contiene.</numerusform>
    <numerusform>{n} casos decididos o aplazados lo contienen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decided since you opened this list</source>
   <comment>{n} decided since you opened this list</comment>
   <translation>
    <numerusform>{n} decidido desde que abriste esta lista</numerusform>
    <numerusform>{n} decididos desde que abriste esta lista</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decisions are not saved. They are kept here until the disk takes them, in order.</source>
   <comment>{n} decision is not saved. It is kept here until the disk takes it.</comment>
   <translation>
    <numerusform>{n} decisión no está guardada. Se conserva aquí hasta que el disco la admita.</numerusform>
    <numerusform>{n} decisiones no están guardadas. Se conservan aquí, en su orden, hasta que el disco las admita.</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} earlier revisions</source>
   <translation>{n} revisiones anteriores</translation>
  </message>
  <message numerus="yes">
   <source>{n} fields</source>
   <comment>{n} field</comment>
   <translation>
    <numerusform>{n} campo</numerusform>
    <numerusform>{n} campos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} fields have to be mended before this can be saved</source>
   <comment>{n} field has to be mended before this can be saved</comment>
   <translation>
    <numerusform>Hay que corregir {n} campo antes de poder guardar</numerusform>
    <numerusform>Hay que corregir {n} campos antes de poder guardar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} fields where the header has {wanted}</source>
   <comment>{n} field where the header has {wanted}</comment>
   <translation>
    <numerusform>{n} campo donde la cabecera tiene {wanted}</numerusform>
    <numerusform>{n} campos donde la cabecera tiene {wanted}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} files</source>
   <comment>{n} file</comment>
   <translation>
    <numerusform>{n} archivo</numerusform>
    <numerusform>{n} archivos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} get a downvote</source>
   <comment>{n} gets a downvote</comment>
   <translation>
    <numerusform>{n} recibe un voto en contra</numerusform>
    <numerusform>{n} reciben un voto en contra</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} get an upvote</source>
   <comment>{n} gets an upvote</comment>
   <translation>
    <numerusform>{n} recibe un voto a favor</numerusform>
    <numerusform>{n} reciben un voto a favor</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} go to a senior</source>
   <comment>{n} goes to a senior</comment>
   <translation>
    <numerusform>{n} va a un experto</numerusform>
    <numerusform>{n} van a un experto</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} have it already</source>
   <comment>{n} has it already</comment>
   <translation>
    <numerusform>{n} ya lo tiene</numerusform>
    <numerusform>{n} ya lo tienen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} have none</source>
   <comment>{n} has none</comment>
   <translation>
    <numerusform>{n} no tiene ninguno</numerusform>
    <numerusform>{n} no tienen ninguno</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} have other contents than cases that you have worked on. Yours are kept.</source>
   <comment>{n} has another content than a case that you have worked on. Yours is kept.</comment>
   <translation>
    <numerusform>{n} tiene otro contenido que un caso en el que has trabajado. El tuyo se conserva.</numerusform>
    <numerusform>{n} tienen otro contenido que casos en los que has trabajado. Los tuyos se conservan.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} known outputs are new.</source>
   <comment>{n} known output is new.</comment>
   <translation>
    <numerusform>{n} salida conocida es nueva.</numerusform>
    <numerusform>{n} salidas conocidas son nuevas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} leave Deferred</source>
   <comment>{n} leaves Deferred</comment>
   <translation>
    <numerusform>{n} sale de Aplazados</numerusform>
    <numerusform>{n} salen de Aplazados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} leave Skipped</source>
   <comment>{n} leaves Skipped</comment>
   <translation>
    <numerusform>{n} sale de Saltados</numerusform>
    <numerusform>{n} salen de Saltados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} left as they were</source>
   <comment>{n} left as it was</comment>
   <translation>
    <numerusform>{n} se dejó como estaba</numerusform>
    <numerusform>{n} se dejaron como estaban</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} left of {total}</source>
   <comment>{n} left of {total}</comment>
   <translation>
    <numerusform>queda {n} de {total}</numerusform>
    <numerusform>quedan {n} de {total}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lines</source>
   <comment>{n} line</comment>
   <translation>
    <numerusform>{n} línea</numerusform>
    <numerusform>{n} líneas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lines are the same</source>
   <comment>{n} line is the same</comment>
   <translation>
    <numerusform>{n} línea es igual</numerusform>
    <numerusform>{n} líneas son iguales</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lines cannot be read in</source>
   <comment>{n} line cannot be read in</comment>
   <translation>
    <numerusform>{n} línea no se puede leer</numerusform>
    <numerusform>{n} líneas no se pueden leer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lose the mark</source>
   <comment>{n} loses the mark</comment>
   <translation>
    <numerusform>{n} pierde la marca</numerusform>
    <numerusform>{n} pierden la marca</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lose their flag</source>
   <comment>{n} loses its flag</comment>
   <translation>
    <numerusform>{n} pierde su marca</numerusform>
    <numerusform>{n} pierden su marca</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lose their vote</source>
   <comment>{n} loses its vote</comment>
   <translation>
    <numerusform>{n} pierde su voto</numerusform>
    <numerusform>{n} pierden su voto</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} messages</source>
   <comment>{n} message</comment>
   <translation>
    <numerusform>{n} mensaje</numerusform>
    <numerusform>{n} mensajes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} minutes</source>
   <comment>{n} minute</comment>
   <translation>
    <numerusform>{n} minuto</numerusform>
    <numerusform>{n} minutos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more</source>
   <comment>{n} more</comment>
   <translation>
    <numerusform>{n} más</numerusform>
    <numerusform>{n} más</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more have this id.</source>
   <comment>{n} more has this id.</comment>
   <translation>
    <numerusform>Otro caso más tiene este id.</numerusform>
    <numerusform>Otros {n} casos tienen este id.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more in the file</source>
   <comment>{n} more in the file</comment>
   <translation>
    <numerusform>{n} más en el archivo</numerusform>
    <numerusform>{n} más en el archivo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more notes are not listed</source>
   <comment>{n} more note is not listed</comment>
   <translation>
    <numerusform>{n} nota más no se enumera</numerusform>
    <numerusform>{n} notas más no se enumeran</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} ms</source>
   <translation>{n} ms</translation>
  </message>
  <message>
   <source>{n} new</source>
   <translation>{n} nuevos</translation>
  </message>
  <message numerus="yes">
   <source>{n} new cases</source>
   <comment>{n} new case</comment>
   <translation>
    <numerusform>{n} caso nuevo</numerusform>
    <numerusform>{n} casos nuevos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} notes</source>
   <comment>{n} note</comment>
   <translation>
    <numerusform>{n} nota</numerusform>
    <numerusform>{n} notas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of them decided</source>
   <comment>{n} of them decided</comment>
   <translation>
    <numerusform>{n} de ellos decidido</numerusform>
    <numerusform>{n} de ellos decididos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your downvotes go</source>
   <comment>{n} of your downvotes goes</comment>
   <translation>
    <numerusform>desaparece {n} de tus votos en contra</numerusform>
    <numerusform>desaparecen {n} de tus votos en contra</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your questions are replaced</source>
   <comment>{n} of your questions is replaced</comment>
   <translation>
    <numerusform>se sustituye {n} de tus preguntas</numerusform>
    <numerusform>se sustituyen {n} de tus preguntas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your reasons are replaced</source>
   <comment>{n} of your reasons is replaced</comment>
   <translation>
    <numerusform>se sustituye {n} de tus motivos</numerusform>
    <numerusform>se sustituyen {n} de tus motivos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your upvotes go</source>
   <comment>{n} of your upvotes goes</comment>
   <translation>
    <numerusform>desaparece {n} de tus votos a favor</numerusform>
    <numerusform>desaparecen {n} de tus votos a favor</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} of {count}</source>
   <translation>{n} de {count}</translation>
  </message>
  <message>
   <source>{n} of {count} or more</source>
   <translation>{n} de {count} o más</translation>
  </message>
  <message>
   <source>{n} of {m}</source>
   <translation>{n} de {m}</translation>
  </message>
  <message>
   <source>{n} of {total}</source>
   <translation>{n} de {total}</translation>
  </message>
  <message>
   <source>{n} of {total} pass</source>
   <translation>pasan {n} de {total}</translation>
  </message>
  <message>
   <source>{n} of {total} turns differ</source>
   <translation>{n} de {total} turnos difieren</translation>
  </message>
  <message>
   <source>{n} of {total} values differ</source>
   <translation>{n} de {total} valores difieren</translation>
  </message>
  <message numerus="yes">
   <source>{n} only in white space</source>
   <comment>{n} only in white space</comment>
   <translation>
    <numerusform>{n} solo en espacios</numerusform>
    <numerusform>{n} solo en espacios</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} paragraphs</source>
   <comment>{n} paragraph</comment>
   <translation>
    <numerusform>{n} párrafo</numerusform>
    <numerusform>{n} párrafos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} parts</source>
   <comment>{n} part</comment>
   <translation>
    <numerusform>{n} parte</numerusform>
    <numerusform>{n} partes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} places are still open</source>
   <comment>{n} place is still open</comment>
   <translation>
    <numerusform>Queda {n} lugar abierto</numerusform>
    <numerusform>Quedan {n} lugares abiertos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} places to decide</source>
   <comment>{n} place to decide</comment>
   <translation>
    <numerusform>{n} lugar por decidir</numerusform>
    <numerusform>{n} lugares por decidir</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} questions are taken back</source>
   <comment>{n} question is taken back</comment>
   <translation>
    <numerusform>se retira {n} pregunta</numerusform>
    <numerusform>se retiran {n} preguntas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} removed</source>
   <comment>{n} removed</comment>
   <translation>
    <numerusform>{n} quitado</numerusform>
    <numerusform>{n} quitados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows</source>
   <comment>{n} row</comment>
   <translation>
    <numerusform>{n} fila</numerusform>
    <numerusform>{n} filas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows have other contents than cases that you have decided or edited since.</source>
   <comment>{n} row has another content than a case that you have decided or edited since.</comment>
   <translation>
    <numerusform>{n} fila tiene otro contenido que un caso que has decidido o editado después.</numerusform>
    <numerusform>{n} filas tienen otro contenido que casos que has decidido o editado después.</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} s</source>
   <translation>{n} s</translation>
  </message>
  <message numerus="yes">
   <source>{n} seconds</source>
   <comment>{n} second</comment>
   <translation>
    <numerusform>{n} segundo</numerusform>
    <numerusform>{n} segundos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} selected</source>
   <comment>{n} selected</comment>
   <translation>
    <numerusform>{n} seleccionado</numerusform>
    <numerusform>{n} seleccionados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} texts cut off</source>
   <comment>{n} text cut off</comment>
   <translation>
    <numerusform>{n} texto cortado</numerusform>
    <numerusform>{n} textos cortados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} that you decided meanwhile stay</source>
   <comment>{n} that you decided meanwhile stays</comment>
   <translation>
    <numerusform>{n} que decidiste entretanto se queda</numerusform>
    <numerusform>{n} que decidiste entretanto se quedan</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} the same</source>
   <translation>{n} iguales</translation>
  </message>
  <message numerus="yes">
   <source>{n} turns are the same</source>
   <comment>{n} turn is the same</comment>
   <translation>
    <numerusform>{n} turno es igual</numerusform>
    <numerusform>{n} turnos son iguales</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} turns, the same in every run</source>
   <comment>{n} turn, the same in every run</comment>
   <translation>
    <numerusform>{n} turno, el mismo en cada ejecución</numerusform>
    <numerusform>{n} turnos, los mismos en cada ejecución</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} values</source>
   <comment>{n} value</comment>
   <translation>
    <numerusform>{n} valor</numerusform>
    <numerusform>{n} valores</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} values are the same</source>
   <comment>{n} value is the same</comment>
   <translation>
    <numerusform>{n} valor es igual</numerusform>
    <numerusform>{n} valores son iguales</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} verdicts change.</source>
   <comment>One verdict changes.</comment>
   <translation>
    <numerusform>Cambia un veredicto.</numerusform>
    <numerusform>Cambian {n} veredictos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} were not looked at</source>
   <comment>{n} was not looked at</comment>
   <translation>
    <numerusform>{n} no se miró</numerusform>
    <numerusform>{n} no se miraron</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words</source>
   <comment>{n} word</comment>
   <translation>
    <numerusform>{n} palabra</numerusform>
    <numerusform>{n} palabras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words added</source>
   <comment>{n} word added</comment>
   <translation>
    <numerusform>{n} palabra añadida</numerusform>
    <numerusform>{n} palabras añadidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words removed</source>
   <comment>{n} word removed</comment>
   <translation>
    <numerusform>{n} palabra quitada</numerusform>
    <numerusform>{n} palabras quitadas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words that nobody changed</source>
   <comment>{n} word that nobody changed</comment>
   <translation>
    <numerusform>{n} palabra que nadie cambió</numerusform>
    <numerusform>{n} palabras que nadie cambió</numerusform>
   </translation>
  </message>
  <message>
   <source>{path} was made by another program. It is left as it is.</source>
   <translation>{path} lo hizo otro programa. Se deja como está.</translation>
  </message>
  <message>
   <source>{people} decided or edited cases of it since, such as {cases}. Remove the import instead.</source>
   <translation>{people} decidió o editó después casos suyos, como {cases}. Quita la importación en su lugar.</translation>
  </message>
  <message>
   <source>{places}, {n} merged</source>
   <translation>{places}, {n} combinados</translation>
  </message>
  <message>
   <source>{place} must be a map, and is {kind}.</source>
   <translation>{place} debe ser un mapa y es {kind}.</translation>
  </message>
  <message>
   <source>{place}, as it will be read</source>
   <translation>{place}, tal como se leerá</translation>
  </message>
  <message>
   <source>{place}, {field}: {value}</source>
   <translation>{place}, {field}: {value}</translation>
  </message>
  <message>
   <source>{place}, {title}, {verdict}: {fields}</source>
   <translation>{place}, {title}, {verdict}: {fields}</translation>
  </message>
  <message>
   <source>{place}.{key} must be a text, and is {kind}.</source>
   <translation>{place}.{key} debe ser un texto y es {kind}.</translation>
  </message>
  <message>
   <source>{problem} {advice}</source>
   <translation>{problem} {advice}</translation>
  </message>
  <message>
   <source>{product} / {dataset}</source>
   <translation>{product} / {dataset}</translation>
  </message>
  <message>
   <source>{read}, {rest}</source>
   <translation>{read}, {rest}</translation>
  </message>
  <message>
   <source>{reason} Line {line}, column {column}.</source>
   <translation>{reason} Línea {line}, columna {column}.</translation>
  </message>
  <message>
   <source>{removed}, {added} added</source>
   <translation>{removed}, {added} añadidos</translation>
  </message>
  <message>
   <source>{sheet}!row {n}</source>
   <translation>{sheet}, fila {n}</translation>
  </message>
  <message>
   <source>{sheet}, row {n}</source>
   <translation>{sheet}, fila {n}</translation>
  </message>
  <message>
   <source>{step} of {cases}</source>
   <translation>{step} de {cases}</translation>
  </message>
  <message>
   <source>{step} “{name}”</source>
   <translation>{step} «{name}»</translation>
  </message>
  <message>
   <source>{text}, new in this draft</source>
   <translation>{text}, nuevo en este borrador</translation>
  </message>
  <message>
   <source>{title} ({why})</source>
   <translation>{title} ({why})</translation>
  </message>
  <message>
   <source>{title} copied</source>
   <translation>{title} copiado</translation>
  </message>
  <message>
   <source>{title} is empty.</source>
   <translation>{title} está vacío.</translation>
  </message>
  <message>
   <source>{title}, as a tree</source>
   <translation>{title}, como árbol</translation>
  </message>
  <message>
   <source>{type} has no use for {keys}, so it is left out.</source>
   <translation>{type} no usa {keys}, así que queda fuera.</translation>
  </message>
  <message>
   <source>{type} has no use for {keys}, so they are left out.</source>
   <translation>{type} no usa {keys}, así que quedan fuera.</translation>
  </message>
  <message>
   <source>{type} is not scored while you type.</source>
   <translation>{type} no se puntúa mientras escribes.</translation>
  </message>
  <message>
   <source>{type} shows what is expected only as text here.</source>
   <translation>{type} muestra aquí lo esperado solo como texto.</translation>
  </message>
  <message>
   <source>{undo} takes back what you did last, step by step, also tomorrow. {all_keys} shows all keys.</source>
   <translation>{undo} deshace lo último que hiciste, paso a paso, también mañana. {all_keys} muestra todas las teclas.</translation>
  </message>
  <message>
   <source>{value} is less than 0</source>
   <translation>{value} es menor que 0</translation>
  </message>
  <message>
   <source>{value} is less than 1</source>
   <translation>{value} es menor que 1</translation>
  </message>
  <message>
   <source>{value} is neither true nor false</source>
   <translation>{value} no es ni true ni false</translation>
  </message>
  <message>
   <source>{value} is no JSON value</source>
   <translation>{value} no es un valor JSON</translation>
  </message>
  <message>
   <source>{value} is no number</source>
   <translation>{value} no es un número</translation>
  </message>
  <message>
   <source>{value} is no whole number</source>
   <translation>{value} no es un número entero</translation>
  </message>
  <message>
   <source>{value} is none of 1, -1 and 0</source>
   <translation>{value} no es ni 1, ni -1, ni 0</translation>
  </message>
  <message>
   <source>{value} is none of {choices}</source>
   <translation>{value} no es ninguno de estos: {choices}</translation>
  </message>
  <message>
   <source>{value}, was {before}</source>
   <translation>{value}, antes {before}</translation>
  </message>
  <message numerus="yes">
   <source>{value}, {n} cases</source>
   <comment>{value}, {n} case</comment>
   <translation>
    <numerusform>{value}, {n} caso</numerusform>
    <numerusform>{value}, {n} casos</numerusform>
   </translation>
  </message>
  <message>
   <source>{value}. {note}</source>
   <translation>{value}. {note}</translation>
  </message>
  <message>
   <source>{vote_up} for a good case, {vote_down} for a bad one. Your vote is on this computer at once. Try it.</source>
   <translation>{vote_up} para un caso bueno, {vote_down} para uno malo. Tu voto queda al instante en este ordenador. Pruébalo.</translation>
  </message>
  <message>
   <source>{vote}, “{reason}”</source>
   <translation>{vote}, «{reason}»</translation>
  </message>
  <message>
   <source>{what} took longer than {seconds} s and was given up.</source>
   <translation>{what}: tardó más de {seconds} s y se abandonó.</translation>
  </message>
  <message>
   <source>{where}, {kind}: {reason}</source>
   <translation>{where}, {kind}: {reason}</translation>
  </message>
  <message>
   <source>{who} changed it</source>
   <translation>lo cambió {who}</translation>
  </message>
  <message>
   <source>{who} changed it once more. Your result is on the left.</source>
   <translation>{who} lo cambió otra vez. Tu resultado está en «Lo mío».</translation>
  </message>
  <message>
   <source>{who} noted: “{note}”</source>
   <translation>{who} anotó: «{note}»</translation>
  </message>
  <message>
   <source>{who}, turn {n} of {count}</source>
   <translation>{who}, turno {n} de {count}</translation>
  </message>
  <message>
   <source>{who}, {when}</source>
   <translation>{who}, {when}</translation>
  </message>
  <message>
   <source>{why} (line {line})</source>
   <translation>{why} (línea {line})</translation>
  </message>
  <message>
   <source>{why} (see line {line} too)</source>
   <translation>{why} (véase también la línea {line})</translation>
  </message>
  <message>
   <source>{why} ({place}).</source>
   <translation>{why} ({place}).</translation>
  </message>
  <message>
   <source>{why}.</source>
   <translation>{why}.</translation>
  </message>
  <message>
   <source>{why}; its last value is taken where only one can be kept</source>
   <translation>{why}; se toma su último valor donde solo cabe uno</translation>
  </message>
  <message>
   <source>{why}; lines {first} to {last} are not taken</source>
   <translation>{why}; las líneas {first} a {last} no se leen</translation>
  </message>
  <message>
   <source>{words} – too large to be read in again</source>
   <translation>{words} – demasiado grande para volver a leerse</translation>
  </message>
  <message>
   <source>{words} – {cut}, see its notes</source>
   <translation>{words} – {cut}, mira sus notas</translation>
  </message>
  <message>
   <source>{words}. Stopped; {rest}.</source>
   <translation>{words}. Parado; {rest}.</translation>
  </message>
  <message>
   <source>{words}; {rest}</source>
   <translation>{words}; {rest}</translation>
  </message>
  <message>
   <source>{{names}} filled in</source>
   <translation>{{names}} rellenado</translation>
  </message>
  <message>
   <source>“Yes” is the same as “yes”.</source>
   <translation>«Sí» es lo mismo que «sí».</translation>
  </message>
  <message>
   <source>“{file}” was not read into {dataset} to its end.</source>
   <translation>«{file}» no se leyó hasta el final en {dataset}.</translation>
  </message>
  <message>
   <source>“{key}” lets every answer pass.</source>
   <translation>Con «{key}» pasa toda respuesta.</translation>
  </message>
  <message>
   <source>“{key}” lets no answer pass.</source>
   <translation>Con «{key}» no pasa ninguna respuesta.</translation>
  </message>
  <message>
   <source>“{language}” is no language tag, such as en or pt-BR.</source>
   <translation>«{language}» no es un código de idioma, como en o pt-BR.</translation>
  </message>
  <message>
   <source>“{model}” judges the answer; it passes from {n} of 1</source>
   <translation>«{model}» juzga la respuesta; pasa desde {n} de 1</translation>
  </message>
  <message>
   <source>“{names}”</source>
   <translation>«{names}»</translation>
  </message>
  <message>
   <source>“{name}” cannot be taken back.</source>
   <translation>«{name}» no se puede deshacer.</translation>
  </message>
  <message>
   <source>“{name}” is the list on screen now</source>
   <translation>«{name}» es ahora la lista en pantalla</translation>
  </message>
  <message>
   <source>“{subject}” stands twice in “{key}”, which no answer can meet.</source>
   <translation>«{subject}» está dos veces en «{key}», lo que ninguna respuesta puede cumplir.</translation>
  </message>
  <message>
   <source>“{tag}” is no language tag, such as en or pt-BR.</source>
   <translation>«{tag}» no es un código de idioma, como en o pt-BR.</translation>
  </message>
  <message>
   <source>“{text}”</source>
   <translation>«{text}»</translation>
  </message>
  <message>
   <source>“{text}” is new in this draft.</source>
   <translation>«{text}» es nuevo en este borrador.</translation>
  </message>
  <message>
   <source>“{type}” is no evaluation type.</source>
   <translation>«{type}» no es un tipo de evaluación.</translation>
  </message>
  <message>
   <source>“{value}” is none of {known}.</source>
   <translation>«{value}» no es ninguno de estos: {known}.</translation>
  </message>
  <message>
   <source>“{value}”, text</source>
   <translation>«{value}», texto</translation>
  </message>
 </context>
</TS>
