<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
 <context>
  <name>reviewer</name>
  <message>
   <source> ms</source>
   <translation> م‌ث</translation>
  </message>
  <message>
   <source> or </source>
   <translation> أو </translation>
  </message>
  <message>
   <source>"{mark}" is missing</source>
   <translation>ينقص «{mark}»</translation>
  </message>
  <message>
   <source>&amp;Case</source>
   <translation>ال&amp;حالة</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;تحرير</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;ملف</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>م&amp;ساعدة</translation>
  </message>
  <message>
   <source>&amp;Queue</source>
   <translation>ال&amp;قائمة</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;عرض</translation>
  </message>
  <message>
   <source>(column {number})</source>
   <translation>(العمود {number})</translation>
  </message>
  <message>
   <source>(comments)</source>
   <translation>(تعليقات)</translation>
  </message>
  <message>
   <source>(empty)</source>
   <translation>(فارغ)</translation>
  </message>
  <message>
   <source>(without a name)</source>
   <translation>(بلا اسم)</translation>
  </message>
  <message>
   <source>, </source>
   <translation>، </translation>
  </message>
  <message>
   <source>0 to 1</source>
   <translation>من 0 إلى 1</translation>
  </message>
  <message>
   <source>A JSON document of more than {limit} MB cannot be read. Save it as JSON Lines (one object per line) and import that.</source>
   <translation>لا يمكن قراءة مستند JSON أكبر من {limit} م.ب. احفظه بصيغة JSON Lines (كائن في كل سطر) ثم استورده.</translation>
  </message>
  <message>
   <source>A YAML file of more than {limit} MB cannot be read. Save it as JSON Lines (one object per line) and import that.</source>
   <translation>لا يمكن قراءة ملف YAML أكبر من {limit} م.ب. احفظه بصيغة JSON Lines (كائن في كل سطر) ثم استورده.</translation>
  </message>
  <message>
   <source>A background noise needs its level.</source>
   <translation>تحتاج ضوضاء الخلفية إلى مستواها.</translation>
  </message>
  <message>
   <source>A backslash inside a text is written twice.</source>
   <translation>تُكتب الشرطة المائلة العكسية داخل النص مرتين.</translation>
  </message>
  <message>
   <source>A case needs an input, or a goal and a user persona: no column holds the persona.</source>
   <translation>تحتاج الحالة إلى مدخل، أو إلى هدف وشخصية مستخدم: لا عمود فيه الشخصية.</translation>
  </message>
  <message>
   <source>A colon is missing.</source>
   <translation>تنقص نقطتان رأسيتان.</translation>
  </message>
  <message>
   <source>A comma is missing.</source>
   <translation>تنقص فاصلة.</translation>
  </message>
  <message>
   <source>A comma is too much here.</source>
   <translation>هنا فاصلة زائدة.</translation>
  </message>
  <message>
   <source>A comma or a closing brace is missing.</source>
   <translation>تنقص فاصلة أو قوس إغلاق.</translation>
  </message>
  <message>
   <source>A confidence is between 0 and 1.</source>
   <translation>الثقة بين 0 و1.</translation>
  </message>
  <message>
   <source>A conversation</source>
   <translation>محادثة</translation>
  </message>
  <message>
   <source>A custom evaluation needs the name of its evaluator.</source>
   <translation>يحتاج التقييم المخصص إلى اسم مُقيِّمه.</translation>
  </message>
  <message>
   <source>A dataset</source>
   <translation>مجموعة بيانات</translation>
  </message>
  <message>
   <source>A dataset's type is one of {types}.</source>
   <translation>نوع مجموعة البيانات واحد من: {types}.</translation>
  </message>
  <message>
   <source>A digit gives the reason, and you can add words. Enter keeps it and goes on; Esc keeps the vote alone.</source>
   <translation>رقم واحد يعطي السبب، ويمكنك إضافة كلمات. Enter يحفظه ويتابع، وEsc يبقي التصويت وحده.</translation>
  </message>
  <message>
   <source>A downvote asks why</source>
   <translation>الرفض يسأل عن السبب</translation>
  </message>
  <message>
   <source>A downvote asks why.</source>
   <translation>الرفض يسأل عن السبب.</translation>
  </message>
  <message>
   <source>A file can only be attached to a text or a JSON object.</source>
   <translation>لا يُرفق ملف إلا بنص أو بكائن JSON.</translation>
  </message>
  <message>
   <source>A formula. It is read in as text and will not be calculated.</source>
   <translation>صيغة حسابية. تُقرأ نصًا ولا تُحسب.</translation>
  </message>
  <message>
   <source>A formula: it is read as text and will not be calculated</source>
   <translation>صيغة حسابية: تُقرأ نصًا ولا تُحسب</translation>
  </message>
  <message>
   <source>A judge model would be asked each time; evaluate the case to see it.</source>
   <translation>سيُسأل نموذج حَكَم في كل مرة؛ قيّم الحالة لترى ذلك.</translation>
  </message>
  <message>
   <source>A key in double quotes is missing.</source>
   <translation>ينقص مفتاح بين علامتي اقتباس مزدوجتين.</translation>
  </message>
  <message>
   <source>A key stands twice in one map.</source>
   <translation>مفتاح مكرر في خريطة واحدة.</translation>
  </message>
  <message>
   <source>A level of the noise needs a kind of noise.</source>
   <translation>يحتاج مستوى الضوضاء إلى نوع ضوضاء.</translation>
  </message>
  <message>
   <source>A line break inside a text is written \n, a tab \t.</source>
   <translation>يُكتب فاصل السطر داخل النص ‎\n‎ وعلامة الجدولة ‎\t‎.</translation>
  </message>
  <message>
   <source>A model judges the answer; it passes from {n} of 1</source>
   <translation>نموذج يحكم على الإجابة؛ تنجح من {n} من 1</translation>
  </message>
  <message>
   <source>A model reads the answer and gives a mark</source>
   <translation>نموذج يقرأ الإجابة ويعطي درجة</translation>
  </message>
  <message>
   <source>A name for the case.</source>
   <translation>اسم للحالة.</translation>
  </message>
  <message>
   <source>A new dataset. Nothing of it is here yet.</source>
   <translation>مجموعة بيانات جديدة. لا شيء منها هنا بعد.</translation>
  </message>
  <message>
   <source>A noise level is one of {names}.</source>
   <translation>مستوى الضوضاء واحد من: {names}.</translation>
  </message>
  <message>
   <source>A noise profile is one of {names}.</source>
   <translation>نمط الضوضاء واحد من: {names}.</translation>
  </message>
  <message>
   <source>A number with {count} digits is too long to count with.</source>
   <translation>عدد من {count} رقم أطول من أن يُحسب به.</translation>
  </message>
  <message>
   <source>A pattern of {count} characters is too long.</source>
   <translation>نمط من {count} حرف طويل جدًا.</translation>
  </message>
  <message>
   <source>A ring means that a case is not decided. After each decision the next one comes by itself; {go_next} and {go_previous} go through all of them.</source>
   <translation>الدائرة تعني أن الحالة بلا قرار. بعد كل قرار تأتي التالية وحدها، و{go_next} و{go_previous} يمران على الحالات كلها.</translation>
  </message>
  <message>
   <source>A row that you add below the last one becomes a new case; its grey columns stay empty.</source>
   <translation>الصف الذي تضيفه أسفل الأخير يصبح حالة جديدة، وتبقى أعمدته الرمادية فارغة.</translation>
  </message>
  <message>
   <source>A row that you delete stays in Reviewer.</source>
   <translation>الصف الذي تحذفه يبقى في Reviewer.</translation>
  </message>
  <message>
   <source>A scenario needs a goal.</source>
   <translation>يحتاج السيناريو إلى هدف.</translation>
  </message>
  <message>
   <source>A scenario needs a persona.</source>
   <translation>يحتاج السيناريو إلى شخصية.</translation>
  </message>
  <message>
   <source>A schema of {count} characters is too long.</source>
   <translation>مخطط من {count} حرف طويل جدًا.</translation>
  </message>
  <message>
   <source>A schema with both unevaluatedProperties and patternProperties is not supported.</source>
   <translation>لا يُدعم مخطط فيه unevaluatedProperties وpatternProperties معًا.</translation>
  </message>
  <message>
   <source>A senior is asked</source>
   <translation>سُئل خبير</translation>
  </message>
  <message>
   <source>A server knows only the roles user and assistant, not {roles}.</source>
   <translation>لا يعرف الخادم إلا الدورين user وassistant، لا {roles}.</translation>
  </message>
  <message>
   <source>A server takes a conversation only in datasets of scenarios.</source>
   <translation>لا يقبل الخادم محادثة إلا في مجموعات بيانات السيناريوهات.</translation>
  </message>
  <message>
   <source>A server takes at most {n} MB of files in one input.</source>
   <translation>يقبل الخادم {n} م.ب. من الملفات على الأكثر في مدخل واحد.</translation>
  </message>
  <message>
   <source>A server takes at most {n} files in one input.</source>
   <translation>يقبل الخادم من الملفات {n} على الأكثر في مدخل واحد.</translation>
  </message>
  <message>
   <source>A sheet has {rows} rows and {columns} columns to lay out. {advice}</source>
   <translation>في ورقة {rows} صف و{columns} عمود للعرض. {advice}</translation>
  </message>
  <message>
   <source>A suite holds current revisions only. Choose another format.</source>
   <translation>لا تضم الحزمة إلا النسخ الحالية. اختر صيغة أخرى.</translation>
  </message>
  <message>
   <source>A suite holds one dataset. Choose one, or write to a file.</source>
   <translation>تضم الحزمة مجموعة بيانات واحدة. اختر واحدة أو اكتب في ملف.</translation>
  </message>
  <message>
   <source>A suite is one document, and this file has several (lines {lines}).</source>
   <translation>الحزمة مستند واحد، وفي هذا الملف عدة مستندات (الأسطر {lines}).</translation>
  </message>
  <message>
   <source>A text begins here and is not closed with a quote.</source>
   <translation>يبدأ هنا نص لا تغلقه علامة اقتباس.</translation>
  </message>
  <message>
   <source>A text of {size}.</source>
   <translation>نص حجمه {size}.</translation>
  </message>
  <message>
   <source>A text that stands twice counts twice.</source>
   <translation>النص المكرر يُحسب مرتين.</translation>
  </message>
  <message>
   <source>A tool call must be a map, and is {kind}.</source>
   <translation>يجب أن يكون استدعاء الأداة خريطة، وهو {kind}.</translation>
  </message>
  <message>
   <source>A value is missing.</source>
   <translation>تنقص قيمة.</translation>
  </message>
  <message>
   <source>A: {a}, B: {b}</source>
   <translation>A: {a}، B: {b}</translation>
  </message>
  <message>
   <source>Accents count</source>
   <translation>التشكيل مهم</translation>
  </message>
  <message>
   <source>Accents count in the search</source>
   <translation>التشكيل مهم في البحث</translation>
  </message>
  <message>
   <source>Add a criterion</source>
   <translation>إضافة معيار</translation>
  </message>
  <message>
   <source>Add a field</source>
   <translation>إضافة حقل</translation>
  </message>
  <message>
   <source>Add a field…</source>
   <translation>إضافة حقل…</translation>
  </message>
  <message>
   <source>Add a key…</source>
   <translation>إضافة مفتاح…</translation>
  </message>
  <message>
   <source>Add a pattern</source>
   <translation>إضافة نمط</translation>
  </message>
  <message>
   <source>Add a tag</source>
   <translation>إضافة وسم</translation>
  </message>
  <message>
   <source>Add a text</source>
   <translation>إضافة نص</translation>
  </message>
  <message>
   <source>Add a tool</source>
   <translation>إضافة أداة</translation>
  </message>
  <message>
   <source>Add a turn</source>
   <translation>إضافة جولة</translation>
  </message>
  <message>
   <source>Add an address…</source>
   <translation>إضافة عنوان…</translation>
  </message>
  <message>
   <source>Add an argument</source>
   <translation>إضافة وسيط</translation>
  </message>
  <message>
   <source>Add an item</source>
   <translation>إضافة عنصر</translation>
  </message>
  <message>
   <source>Add the samples</source>
   <translation>إضافة العينات</translation>
  </message>
  <message>
   <source>Add this output</source>
   <translation>إضافة هذا المخرج</translation>
  </message>
  <message>
   <source>Add to my words</source>
   <translation>إضافة إلى كلماتي</translation>
  </message>
  <message>
   <source>Adding the samples…</source>
   <translation>جارٍ إضافة العينات…</translation>
  </message>
  <message>
   <source>Address copied</source>
   <translation>نُسخ العنوان</translation>
  </message>
  <message>
   <source>Address of the file</source>
   <translation>عنوان الملف</translation>
  </message>
  <message>
   <source>Addresses that begin with “{scheme}:” are not opened.</source>
   <translation>لا تُفتح العناوين التي تبدأ بـ«{scheme}:‎».</translation>
  </message>
  <message>
   <source>After \u come four digits.</source>
   <translation>بعد ‎\u‎ تأتي أربعة أرقام.</translation>
  </message>
  <message>
   <source>After a decision</source>
   <translation>بعد القرار</translation>
  </message>
  <message>
   <source>After a downvote</source>
   <translation>بعد الرفض</translation>
  </message>
  <message>
   <source>Agent settings</source>
   <translation>إعدادات الوكيل</translation>
  </message>
  <message>
   <source>All cases</source>
   <translation>كل الحالات</translation>
  </message>
  <message>
   <source>All files (*)</source>
   <translation>كل الملفات (*)</translation>
  </message>
  <message>
   <source>All its settings</source>
   <translation>كل إعداداته</translation>
  </message>
  <message>
   <source>All keys</source>
   <translation>كل المفاتيح</translation>
  </message>
  <message>
   <source>All lines</source>
   <translation>كل الأسطر</translation>
  </message>
  <message>
   <source>All that have the same columns</source>
   <translation>كل ما له الأعمدة نفسها</translation>
  </message>
  <message>
   <source>Also kept, without a field here: {keys}</source>
   <translation>يُحفظ أيضًا بلا حقل هنا: {keys}</translation>
  </message>
  <message>
   <source>An answer to compare with</source>
   <translation>إجابة للمقارنة بها</translation>
  </message>
  <message>
   <source>An evaluation suite for each dataset, to run and to compare.</source>
   <translation>حزمة تقييم لكل مجموعة بيانات، للتشغيل والمقارنة.</translation>
  </message>
  <message>
   <source>An evaluator that is installed gives the score</source>
   <translation>مُقيِّم مثبَّت يعطي الدرجة</translation>
  </message>
  <message>
   <source>An import of {name} stopped at row {done} of {rows}.</source>
   <translation>توقف استيراد {name} عند الصف {done} من {rows}.</translation>
  </message>
  <message>
   <source>An invented clinic and bank, and some public sets, in seven languages.</source>
   <translation>عيادة ومصرف متخيَّلان وبعض المجموعات العامة، بسبع لغات.</translation>
  </message>
  <message>
   <source>An older program began it, which did not note how the file is read.</source>
   <translation>بدأه برنامج أقدم لم يسجّل كيف يُقرأ الملف.</translation>
  </message>
  <message>
   <source>Another act on many cases is still going on.</source>
   <translation>ما زال إجراء آخر على حالات كثيرة جاريًا.</translation>
  </message>
  <message>
   <source>Another program holds the data.</source>
   <translation>برنامج آخر يمسك بالبيانات.</translation>
  </message>
  <message>
   <source>Answers under review</source>
   <translation>إجابات قيد المراجعة</translation>
  </message>
  <message>
   <source>Any name will do.</source>
   <translation>أي اسم يصلح.</translation>
  </message>
  <message>
   <source>Anything else, as JSON.</source>
   <translation>كل ما عدا ذلك، بصيغة JSON.</translation>
  </message>
  <message>
   <source>Arabic</source>
   <translation>العربية</translation>
  </message>
  <message>
   <source>Arabic (Windows-1256)</source>
   <translation>عربي (Windows-1256)</translation>
  </message>
  <message>
   <source>Argentina</source>
   <translation>الأرجنتين</translation>
  </message>
  <message>
   <source>Argument</source>
   <translation>الوسيط</translation>
  </message>
  <message>
   <source>Arguments</source>
   <translation>الوسائط</translation>
  </message>
  <message>
   <source>Arguments that are not checked, since the settings say so</source>
   <translation>وسائط لا تُفحص لأن الإعدادات تقول ذلك</translation>
  </message>
  <message>
   <source>As JSON</source>
   <translation>بصيغة JSON</translation>
  </message>
  <message>
   <source>As found</source>
   <translation>كما وُجد</translation>
  </message>
  <message>
   <source>As it was</source>
   <translation>كما كان</translation>
  </message>
  <message>
   <source>As reviewers see it</source>
   <translation>كما يراه المراجعون</translation>
  </message>
  <message>
   <source>As text</source>
   <translation>نصًا</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>كلغة النظام</translation>
  </message>
  <message>
   <source>Ask a senior</source>
   <translation>اسأل خبيرًا</translation>
  </message>
  <message>
   <source>Asked a senior</source>
   <translation>سُئل عنها خبير</translation>
  </message>
  <message>
   <source>Asked: “{question}”</source>
   <translation>سُئل: «{question}»</translation>
  </message>
  <message>
   <source>Assistant</source>
   <translation>المساعد</translation>
  </message>
  <message>
   <source>At least one live turn is needed.</source>
   <translation>يلزم جولة حية واحدة على الأقل.</translation>
  </message>
  <message>
   <source>At least {least} and at most {most}: no answer passes.</source>
   <translation>{least} على الأقل و{most} على الأكثر: لا تنجح أي إجابة.</translation>
  </message>
  <message>
   <source>At least {n} calls of tools</source>
   <translation>استدعاءات الأدوات: {n} على الأقل</translation>
  </message>
  <message>
   <source>At most {n} calls of tools</source>
   <translation>استدعاءات الأدوات: {n} على الأكثر</translation>
  </message>
  <message numerus="yes">
   <source>At most {n} live turns</source>
   <comment>At most {n} live turn</comment>
   <translation>
    <numerusform>{n} جولة حية على الأكثر</numerusform>
    <numerusform>جولة حية واحدة على الأكثر</numerusform>
    <numerusform>جولتان حيتان على الأكثر</numerusform>
    <numerusform>{n} جولات حية على الأكثر</numerusform>
    <numerusform>{n} جولةً حية على الأكثر</numerusform>
    <numerusform>{n} جولة حية على الأكثر</numerusform>
   </translation>
  </message>
  <message>
   <source>Attach a file…</source>
   <translation>إرفاق ملف…</translation>
  </message>
  <message>
   <source>Attach files</source>
   <translation>إرفاق ملفات</translation>
  </message>
  <message>
   <source>Augmented</source>
   <translation>موسَّع</translation>
  </message>
  <message>
   <source>Australia</source>
   <translation>أستراليا</translation>
  </message>
  <message>
   <source>Austria</source>
   <translation>النمسا</translation>
  </message>
  <message>
   <source>Auto-advance off</source>
   <translation>الانتقال التلقائي متوقف</translation>
  </message>
  <message>
   <source>Auto-advance on</source>
   <translation>الانتقال التلقائي يعمل</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>رجوع</translation>
  </message>
  <message>
   <source>Back again</source>
   <translation>عادت</translation>
  </message>
  <message>
   <source>Back to the case</source>
   <translation>العودة إلى الحالة</translation>
  </message>
  <message>
   <source>Back to the case before</source>
   <translation>العودة إلى الحالة السابقة</translation>
  </message>
  <message>
   <source>Back to {type}</source>
   <translation>العودة إلى {type}</translation>
  </message>
  <message>
   <source>Background noise</source>
   <translation>ضوضاء الخلفية</translation>
  </message>
  <message>
   <source>Background noise {profile}, {level}, where a row has none</source>
   <translation>ضوضاء الخلفية {profile}، {level}، حيث لا يحددها الصف</translation>
  </message>
  <message>
   <source>Baltic (Windows-1257)</source>
   <translation>بلطيقي (Windows-1257)</translation>
  </message>
  <message>
   <source>Base</source>
   <translation>الأصل</translation>
  </message>
  <message>
   <source>Basque</source>
   <translation>الباسكية</translation>
  </message>
  <message>
   <source>Behavior – conversations with a goal and a persona</source>
   <translation>السلوك – محادثات لها هدف وشخصية</translation>
  </message>
  <message>
   <source>Behaviour</source>
   <translation>السلوك</translation>
  </message>
  <message>
   <source>Blanks at both ends do not count</source>
   <translation>المسافات في الطرفين لا تُحسب</translation>
  </message>
  <message>
   <source>Blind first</source>
   <translation>الإخفاء أولًا</translation>
  </message>
  <message>
   <source>Both added here: {mine} here and {theirs} there.</source>
   <translation>أضاف الطرفان هنا: {mine} هنا و{theirs} هناك.</translation>
  </message>
  <message>
   <source>Both changed the same words: {base} became {mine} here and {theirs} there.</source>
   <translation>غيّر الطرفان الكلمات نفسها: {base} أصبحت {mine} هنا و{theirs} هناك.</translation>
  </message>
  <message>
   <source>Both changed {path}: {base} became {mine} here and {theirs} there.</source>
   <translation>غيّر الطرفان {path}: ‏{base} أصبح {mine} هنا و{theirs} هناك.</translation>
  </message>
  <message>
   <source>Both made the same change</source>
   <translation>أجرى الطرفان التغيير نفسه</translation>
  </message>
  <message>
   <source>Both sides say the same.</source>
   <translation>الطرفان متطابقان.</translation>
  </message>
  <message>
   <source>Both texts are kept, whatever you choose here.</source>
   <translation>يُحتفظ بالنصين مهما اخترت هنا.</translation>
  </message>
  <message>
   <source>Both texts are kept. Edit the case to go on.</source>
   <translation>النصان محفوظان. حرّر الحالة للمتابعة.</translation>
  </message>
  <message>
   <source>Brazil</source>
   <translation>البرازيل</translation>
  </message>
  <message>
   <source>Bring back from Deferred</source>
   <translation>إعادة من المؤجلة</translation>
  </message>
  <message>
   <source>Bring it back now</source>
   <translation>أعِدها الآن</translation>
  </message>
  <message>
   <source>Broken pipe</source>
   <translation>انقطع الأنبوب</translation>
  </message>
  <message>
   <source>Browse…</source>
   <translation>استعراض…</translation>
  </message>
  <message>
   <source>Byte {n} is no UTF-8. Save the file as UTF-8 text.</source>
   <translation>البايت {n} ليس UTF-8. احفظ الملف نصًا بترميز UTF-8.</translation>
  </message>
  <message>
   <source>CSV</source>
   <translation>CSV</translation>
  </message>
  <message>
   <source>CSV, JSON, YAML or XLSX. Columns are found by name; what stays out is listed.</source>
   <translation>ملفات CSV أو JSON أو YAML أو XLSX. تُعرف الأعمدة بأسمائها، وما يُترك خارجًا يُذكر.</translation>
  </message>
  <message>
   <source>CSV, TSV, JSON, JSON Lines, YAML and XLSX files can be read.</source>
   <translation>يمكن قراءة ملفات CSV وTSV وJSON وJSON Lines وYAML وXLSX.</translation>
  </message>
  <message>
   <source>CSV, a table as text</source>
   <translation>جدول نصي CSV</translation>
  </message>
  <message>
   <source>Calls at least</source>
   <translation>الاستدعاءات على الأقل</translation>
  </message>
  <message>
   <source>Calls at most</source>
   <translation>الاستدعاءات على الأكثر</translation>
  </message>
  <message>
   <source>Can I bring both children to one vaccination appointment?</source>
   <translation>هل يمكنني إحضار طفليّ إلى موعد تطعيم واحد؟</translation>
  </message>
  <message>
   <source>Canada</source>
   <translation>كندا</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>Car</source>
   <translation>سيارة</translation>
  </message>
  <message>
   <source>Case</source>
   <translation>الحالة</translation>
  </message>
  <message>
   <source>Case deleted</source>
   <translation>حُذفت الحالة</translation>
  </message>
  <message numerus="yes">
   <source>Case deleted with its {n} revisions</source>
   <comment>Case deleted with its {n} revision</comment>
   <translation>
    <numerusform>حُذفت الحالة مع {n} نسخة لها</numerusform>
    <numerusform>حُذفت الحالة مع نسختها</numerusform>
    <numerusform>حُذفت الحالة مع نسختيها</numerusform>
    <numerusform>حُذفت الحالة مع {n} نسخ لها</numerusform>
    <numerusform>حُذفت الحالة مع {n} نسخةً لها</numerusform>
    <numerusform>حُذفت الحالة مع {n} نسخة لها</numerusform>
   </translation>
  </message>
  <message>
   <source>Case duplicated</source>
   <translation>كُررت الحالة</translation>
  </message>
  <message>
   <source>Case id, to merge changes</source>
   <translation>معرّف الحالة، لدمج التغييرات</translation>
  </message>
  <message>
   <source>Case made</source>
   <translation>أُنشئت الحالة</translation>
  </message>
  <message>
   <source>Case made, reviewed by you</source>
   <translation>أُنشئت الحالة، وراجعتَها</translation>
  </message>
  <message>
   <source>Case text in normal size</source>
   <translation>نص الحالة بالحجم العادي</translation>
  </message>
  <message>
   <source>Case {id}</source>
   <translation>الحالة {id}</translation>
  </message>
  <message>
   <source>Case {id} was changed twice</source>
   <translation>غُيّرت الحالة {id} مرتين</translation>
  </message>
  <message>
   <source>Cases</source>
   <translation>الحالات</translation>
  </message>
  <message>
   <source>Cases (*.csv *.tsv *.json *.jsonl *.ndjson *.yaml *.yml *.xlsx *.txt)</source>
   <translation>الحالات (*.csv *.tsv *.json *.jsonl *.ndjson *.yaml *.yml *.xlsx *.txt)</translation>
  </message>
  <message>
   <source>Cases (*.csv *.xlsx *.jsonl *.yaml)</source>
   <translation>الحالات (*.csv *.xlsx *.jsonl *.yaml)</translation>
  </message>
  <message>
   <source>Cases are told apart by their content, not by an id. {place}: {reason}.</source>
   <translation>تُميَّز الحالات بمحتواها لا بمعرّف. {place}: {reason}.</translation>
  </message>
  <message>
   <source>Cases inherit</source>
   <translation>الحالات ترث</translation>
  </message>
  <message>
   <source>Cases of it were changed since, such as {cases}. Remove the import instead.</source>
   <translation>تغيّرت حالات منه بعد ذلك، مثل {cases}. أزل الاستيراد بدلًا من ذلك.</translation>
  </message>
  <message>
   <source>Cases of this queue</source>
   <translation>حالات هذه القائمة</translation>
  </message>
  <message>
   <source>Cases of “{queue}”</source>
   <translation>حالات «{queue}»</translation>
  </message>
  <message>
   <source>Cases that are read in take over the noise where they have none. A JSON Schema says which fields an input has; leave it empty where inputs are plain text.</source>
   <translation>الحالات المقروءة تأخذ هذه الضوضاء حيث لا ضوضاء لها. يحدد JSON Schema حقول المدخل؛ اتركه فارغًا إن كانت المدخلات نصًا عاديًا.</translation>
  </message>
  <message>
   <source>Cases without a confidence are left out.</source>
   <translation>تُترك الحالات التي بلا ثقة.</translation>
  </message>
  <message>
   <source>Catalan</source>
   <translation>الكتالانية</translation>
  </message>
  <message>
   <source>Cells are parted by</source>
   <translation>يفصل بين الخلايا</translation>
  </message>
  <message>
   <source>Central European (Windows-1250)</source>
   <translation>أوروبا الوسطى (Windows-1250)</translation>
  </message>
  <message>
   <source>Change</source>
   <translation>تغيير</translation>
  </message>
  <message>
   <source>Change keys…</source>
   <translation>تغيير المفاتيح…</translation>
  </message>
  <message>
   <source>Change the white columns and import the file again: only your changes are taken over.</source>
   <translation>غيّر الأعمدة البيضاء ثم استورد الملف من جديد: لا تؤخذ إلا تغييراتك.</translation>
  </message>
  <message>
   <source>Change {field}</source>
   <translation>تغيير {field}</translation>
  </message>
  <message>
   <source>Changed by you, {day}</source>
   <translation>غيّرتَها أنت، {day}</translation>
  </message>
  <message>
   <source>Changed by {who}, {day}</source>
   <translation>غيّرها {who}، {day}</translation>
  </message>
  <message>
   <source>Changed in the file and here</source>
   <translation>تغيّر في الملف وهنا</translation>
  </message>
  <message>
   <source>Changed since my vote</source>
   <translation>تغيّر منذ تصويتي</translation>
  </message>
  <message>
   <source>Change…</source>
   <translation>تغيير…</translation>
  </message>
  <message>
   <source>Changing {fields} changes this revision in place; its votes stay.</source>
   <translation>تغيير {fields} يغيّر هذه النسخة نفسها، وتبقى تصويتاتها.</translation>
  </message>
  <message>
   <source>Changing {fields} makes a new revision. This one and its evaluations stay as they are.</source>
   <translation>تغيير {fields} ينشئ نسخة جديدة. تبقى هذه وتقييماتها كما هي.</translation>
  </message>
  <message>
   <source>Changing {fields} makes revision {new}. Revision {old} and its evaluations stay as they are.</source>
   <translation>تغيير {fields} ينشئ النسخة {new}. تبقى النسخة {old} وتقييماتها كما هي.</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>المحارف</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>الفحص</translation>
  </message>
  <message>
   <source>Check the arguments</source>
   <translation>فحص الوسائط</translation>
  </message>
  <message>
   <source>Check the kinds of the fields</source>
   <translation>فحص أنواع الحقول</translation>
  </message>
  <message>
   <source>Checks</source>
   <translation>الفحوص</translation>
  </message>
  <message>
   <source>Chile</source>
   <translation>تشيلي</translation>
  </message>
  <message>
   <source>China</source>
   <translation>الصين</translation>
  </message>
  <message>
   <source>Chinese</source>
   <translation>الصينية</translation>
  </message>
  <message>
   <source>Choose a folder that is there.</source>
   <translation>اختر مجلدًا موجودًا.</translation>
  </message>
  <message>
   <source>Choose a reason</source>
   <translation>اختيار سبب</translation>
  </message>
  <message>
   <source>Choose another file</source>
   <translation>اختيار ملف آخر</translation>
  </message>
  <message>
   <source>Choose another place.</source>
   <translation>اختر مكانًا آخر.</translation>
  </message>
  <message>
   <source>Choose one. Everything you do afterwards is kept on this computer first, with or without a network.</source>
   <translation>اختر واحدًا. كل ما تفعله بعد ذلك يُحفظ أولًا على هذا الحاسوب، بشبكة أو بدونها.</translation>
  </message>
  <message>
   <source>Choose the column that goes to Input.</source>
   <translation>اختر العمود الذي يذهب إلى المدخل.</translation>
  </message>
  <message>
   <source>Choose what to do</source>
   <translation>اختر ما تريد فعله</translation>
  </message>
  <message>
   <source>Choose where the data is kept</source>
   <translation>اختيار مكان حفظ البيانات</translation>
  </message>
  <message>
   <source>Chosen by confidence, which is otherwise hidden</source>
   <translation>مختارة حسب الثقة المخفية</translation>
  </message>
  <message>
   <source>Clear all</source>
   <translation>إزالة الكل</translation>
  </message>
  <message>
   <source>Clear all filters</source>
   <translation>إزالة كل المرشحات</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>مسح البحث</translation>
  </message>
  <message>
   <source>Clear the vote</source>
   <translation>مسح التصويت</translation>
  </message>
  <message>
   <source>Click a revision to make it B.
Hold Shift to make it A.</source>
   <translation>انقر نسخة لتصبح B.
مع Shift تصبح A.</translation>
  </message>
  <message>
   <source>Click a revision to show it.
Hold Shift to compare it with the one shown.</source>
   <translation>انقر نسخة لعرضها.
اضغط Shift مع النقر لمقارنتها بالمعروضة.</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>إغلاق</translation>
  </message>
  <message>
   <source>Close all the same</source>
   <translation>إغلاق على أي حال</translation>
  </message>
  <message>
   <source>Close it where it is open, or choose another place.</source>
   <translation>أغلقه حيث هو مفتوح أو اختر مكانًا آخر.</translation>
  </message>
  <message>
   <source>Close the guidelines</source>
   <translation>إغلاق الإرشادات</translation>
  </message>
  <message>
   <source>Close the history</source>
   <translation>إغلاق السجل</translation>
  </message>
  <message>
   <source>Colombia</source>
   <translation>كولومبيا</translation>
  </message>
  <message>
   <source>Column</source>
   <translation>العمود</translation>
  </message>
  <message>
   <source>Column in the file</source>
   <translation>العمود في الملف</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>الأعمدة</translation>
  </message>
  <message>
   <source>Columns of the file</source>
   <translation>أعمدة الملف</translation>
  </message>
  <message>
   <source>Comma</source>
   <translation>فاصلة</translation>
  </message>
  <message>
   <source>Commands</source>
   <translation>الأوامر</translation>
  </message>
  <message>
   <source>Commands and their keys</source>
   <translation>الأوامر ومفاتيحها</translation>
  </message>
  <message>
   <source>Comments are not kept. They stay in the file alone.</source>
   <translation>لا تُحفظ التعليقات. تبقى في الملف وحده.</translation>
  </message>
  <message>
   <source>Compare</source>
   <translation>مقارنة</translation>
  </message>
  <message>
   <source>Compare revisions</source>
   <translation>مقارنة النسخ</translation>
  </message>
  <message>
   <source>Compare the two</source>
   <translation>مقارنة الاثنتين</translation>
  </message>
  <message>
   <source>Compare with another case</source>
   <translation>المقارنة بحالة أخرى</translation>
  </message>
  <message>
   <source>Compare with another case…</source>
   <translation>المقارنة بحالة أخرى…</translation>
  </message>
  <message>
   <source>Compare with the previous revision</source>
   <translation>المقارنة بالنسخة السابقة</translation>
  </message>
  <message>
   <source>Compare with the revision you voted on</source>
   <translation>المقارنة بالنسخة التي صوّتَّ عليها</translation>
  </message>
  <message>
   <source>Compare with {revision}</source>
   <translation>المقارنة بـ{revision}</translation>
  </message>
  <message>
   <source>Comparing…</source>
   <translation>جارٍ المقارنة…</translation>
  </message>
  <message>
   <source>Comparison copied</source>
   <translation>نُسخت المقارنة</translation>
  </message>
  <message>
   <source>Comparison.html</source>
   <translation>مقارنة.html</translation>
  </message>
  <message>
   <source>Confidence</source>
   <translation>الثقة</translation>
  </message>
  <message>
   <source>Confidence and other votes, which are hidden here, stand in it.</source>
   <translation>يحتوي على الثقة وأصوات الآخرين المخفية هنا.</translation>
  </message>
  <message>
   <source>Confidence from {least}</source>
   <translation>الثقة من {least}</translation>
  </message>
  <message>
   <source>Confidence is a number from 0 to 1, such as 0.5.</source>
   <translation>الثقة عدد من 0 إلى 1، مثل 0.5.</translation>
  </message>
  <message>
   <source>Confidence up to {most}</source>
   <translation>الثقة حتى {most}</translation>
  </message>
  <message>
   <source>Confidence {least} to {most}</source>
   <translation>الثقة من {least} إلى {most}</translation>
  </message>
  <message>
   <source>Conflict</source>
   <translation>تعارض</translation>
  </message>
  <message>
   <source>Conflict {n} of {count}</source>
   <translation>التعارض {n} من {count}</translation>
  </message>
  <message>
   <source>Connection timed out</source>
   <translation>انتهت مهلة الاتصال</translation>
  </message>
  <message>
   <source>Contains</source>
   <translation>يحتوي</translation>
  </message>
  <message>
   <source>Contains one of {subject}</source>
   <translation>يحتوي واحدًا من {subject}</translation>
  </message>
  <message>
   <source>Contains “{subject}”</source>
   <translation>يحتوي «{subject}»</translation>
  </message>
  <message>
   <source>Content</source>
   <translation>المحتوى</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>السياق</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>متابعة</translation>
  </message>
  <message>
   <source>Continue that import, or discard it, before another one fills the dataset.</source>
   <translation>تابع ذلك الاستيراد أو تخلَّ عنه قبل أن يملأ استيراد آخر مجموعة البيانات.</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>المحادثة</translation>
  </message>
  <message>
   <source>Conversation copied</source>
   <translation>نُسخت المحادثة</translation>
  </message>
  <message>
   <source>Copy a table, a text or a file first.</source>
   <translation>انسخ أولًا جدولًا أو نصًا أو ملفًا.</translation>
  </message>
  <message>
   <source>Copy comparison</source>
   <translation>نسخ المقارنة</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>نسخ التفاصيل</translation>
  </message>
  <message>
   <source>Copy the address</source>
   <translation>نسخ العنوان</translation>
  </message>
  <message>
   <source>Copy the conversation</source>
   <translation>نسخ المحادثة</translation>
  </message>
  <message>
   <source>Copy the differences of {field}</source>
   <translation>نسخ فروق {field}</translation>
  </message>
  <message>
   <source>Copy the id</source>
   <translation>نسخ المعرّف</translation>
  </message>
  <message>
   <source>Copy the path</source>
   <translation>نسخ المسار</translation>
  </message>
  <message>
   <source>Copy the value</source>
   <translation>نسخ القيمة</translation>
  </message>
  <message>
   <source>Copy {title}</source>
   <translation>نسخ {title}</translation>
  </message>
  <message>
   <source>Criterion {n}</source>
   <translation>المعيار {n}</translation>
  </message>
  <message>
   <source>Ctrl and Alt together type letters on many keyboards. Choose another key.</source>
   <translation>المفتاحان Ctrl وAlt معًا يكتبان حروفًا على لوحات كثيرة. اختر مفتاحًا آخر.</translation>
  </message>
  <message>
   <source>Custom evaluator</source>
   <translation>مُقيِّم مخصص</translation>
  </message>
  <message>
   <source>Cut off after {done} of {all} cases: redo of {deed}.</source>
   <translation>انقطع بعد {done} من {all} حالة: إعادة {deed}.</translation>
  </message>
  <message>
   <source>Cut off after {done} of {all} cases: undo of {deed}.</source>
   <translation>انقطع بعد {done} من {all} حالة: التراجع عن {deed}.</translation>
  </message>
  <message>
   <source>Cut off after {done} of {all} selected cases: {deed}.</source>
   <translation>انقطع بعد {done} من {all} حالة محددة: {deed}.</translation>
  </message>
  <message>
   <source>Cyrillic</source>
   <translation>السيريلية</translation>
  </message>
  <message>
   <source>Cyrillic (KOI8-R)</source>
   <translation>سيريلي (KOI8-R)</translation>
  </message>
  <message>
   <source>Cyrillic (Windows-1251)</source>
   <translation>سيريلي (Windows-1251)</translation>
  </message>
  <message>
   <source>Czech</source>
   <translation>التشيكية</translation>
  </message>
  <message>
   <source>Danish</source>
   <translation>الدنماركية</translation>
  </message>
  <message>
   <source>Dark theme</source>
   <translation>سمة داكنة</translation>
  </message>
  <message>
   <source>Data folder</source>
   <translation>مجلد البيانات</translation>
  </message>
  <message>
   <source>Data folder: {folder}</source>
   <translation>مجلد البيانات: {folder}</translation>
  </message>
  <message>
   <source>Dataset</source>
   <translation>مجموعة البيانات</translation>
  </message>
  <message>
   <source>Dataset deleted</source>
   <translation>حُذفت مجموعة البيانات</translation>
  </message>
  <message>
   <source>Dataset made</source>
   <translation>أُنشئت مجموعة البيانات</translation>
  </message>
  <message>
   <source>Dataset saved</source>
   <translation>حُفظت مجموعة البيانات</translation>
  </message>
  <message>
   <source>Dataset “{name}”</source>
   <translation>مجموعة البيانات «{name}»</translation>
  </message>
  <message>
   <source>Datasets</source>
   <translation>مجموعات البيانات</translation>
  </message>
  <message>
   <source>Day on which the case comes back</source>
   <translation>اليوم الذي تعود فيه الحالة</translation>
  </message>
  <message>
   <source>Decide later</source>
   <translation>القرار لاحقًا</translation>
  </message>
  <message>
   <source>Decide what is selected…</source>
   <translation>البتّ في المحدد…</translation>
  </message>
  <message numerus="yes">
   <source>Decide {n} cases</source>
   <comment>Decide {n} case</comment>
   <translation>
    <numerusform>لا حالات للبتّ فيها</numerusform>
    <numerusform>البتّ في حالة واحدة</numerusform>
    <numerusform>البتّ في حالتين</numerusform>
    <numerusform>البتّ في {n} حالات</numerusform>
    <numerusform>البتّ في {n} حالة</numerusform>
    <numerusform>البتّ في {n} حالة</numerusform>
   </translation>
  </message>
  <message>
   <source>Decided</source>
   <translation>حُسم</translation>
  </message>
  <message>
   <source>Decide…</source>
   <translation>البتّ…</translation>
  </message>
  <message>
   <source>Decisions</source>
   <translation>القرارات</translation>
  </message>
  <message>
   <source>Defer</source>
   <translation>تأجيل</translation>
  </message>
  <message>
   <source>Defer until when?</source>
   <translation>إلى متى التأجيل؟</translation>
  </message>
  <message>
   <source>Deferred</source>
   <translation>مؤجلة</translation>
  </message>
  <message>
   <source>Deferred {until}</source>
   <translation>مؤجلة {until}</translation>
  </message>
  <message>
   <source>Deferred {until} so far.</source>
   <translation>مؤجلة {until} إلى الآن.</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>حذف</translation>
  </message>
  <message>
   <source>Delete removes it, F2 edits it</source>
   <translation>Delete يزيله، وF2 يحرره</translation>
  </message>
  <message>
   <source>Delete the case</source>
   <translation>حذف الحالة</translation>
  </message>
  <message>
   <source>Delete with its cases</source>
   <translation>حذف مع حالاتها</translation>
  </message>
  <message>
   <source>Delete with its datasets</source>
   <translation>حذف مع مجموعات بياناته</translation>
  </message>
  <message>
   <source>Deleted</source>
   <translation>محذوف</translation>
  </message>
  <message>
   <source>Deleted “{name}”</source>
   <translation>حُذف «{name}»</translation>
  </message>
  <message>
   <source>Depends on</source>
   <translation>يعتمد على</translation>
  </message>
  <message>
   <source>Description</source>
   <translation>الوصف</translation>
  </message>
  <message>
   <source>Device or resource busy</source>
   <translation>الجهاز مشغول</translation>
  </message>
  <message>
   <source>Difference {n} of {count}</source>
   <translation>الفرق {n} من {count}</translation>
  </message>
  <message>
   <source>Differences</source>
   <translation>الفروق</translation>
  </message>
  <message>
   <source>Differences of {field} copied</source>
   <translation>نُسخت فروق {field}</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>تجاهل</translation>
  </message>
  <message>
   <source>Discard draft</source>
   <translation>التخلي عن المسودة</translation>
  </message>
  <message>
   <source>Disk quota exceeded</source>
   <translation>تجاوزت حصة القرص</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>تم</translation>
  </message>
  <message>
   <source>Done again: {step}</source>
   <translation>أُعيد: {step}</translation>
  </message>
  <message>
   <source>Downvote</source>
   <translation>رفض</translation>
  </message>
  <message>
   <source>Downvoted</source>
   <translation>مرفوضة</translation>
  </message>
  <message>
   <source>Downvoted by {who}</source>
   <translation>رفض من {who}</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>مسودة</translation>
  </message>
  <message>
   <source>Draft discarded</source>
   <translation>تم التخلي عن المسودة</translation>
  </message>
  <message>
   <source>Draft not saved</source>
   <translation>لم تُحفظ المسودة</translation>
  </message>
  <message>
   <source>Draft saved {time}</source>
   <translation>حُفظت المسودة {time}</translation>
  </message>
  <message>
   <source>Drafts</source>
   <translation>المسودات</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>مكررة</translation>
  </message>
  <message>
   <source>Duplicate the case</source>
   <translation>تكرار الحالة</translation>
  </message>
  <message>
   <source>Duplicated; this is the copy</source>
   <translation>كُررت؛ هذه هي النسخة المكررة</translation>
  </message>
  <message>
   <source>Dutch</source>
   <translation>الهولندية</translation>
  </message>
  <message>
   <source>Earlier revisions too</source>
   <translation>النسخ السابقة أيضًا</translation>
  </message>
  <message>
   <source>Earlier versions</source>
   <translation>إصدارات سابقة</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>تحرير</translation>
  </message>
  <message>
   <source>Edit as JSON</source>
   <translation>تحرير بصيغة JSON</translation>
  </message>
  <message>
   <source>Edit as text</source>
   <translation>تحرير كنص</translation>
  </message>
  <message>
   <source>Edit case {id}</source>
   <translation>تحرير الحالة {id}</translation>
  </message>
  <message>
   <source>Edit cases elsewhere</source>
   <translation>تحرير الحالات في برنامج آخر</translation>
  </message>
  <message>
   <source>Edit in fields</source>
   <translation>تحرير في حقول</translation>
  </message>
  <message>
   <source>Edit revision {n}</source>
   <translation>تحرير النسخة {n}</translation>
  </message>
  <message>
   <source>Edit saved</source>
   <translation>حُفظ التحرير</translation>
  </message>
  <message>
   <source>Edit the guidelines…</source>
   <translation>تحرير الإرشادات…</translation>
  </message>
  <message>
   <source>Edit the latest one, or restore this one as a new revision.</source>
   <translation>حرّر الأحدث، أو استعد هذه كنسخة جديدة.</translation>
  </message>
  <message>
   <source>Edit the latest revision</source>
   <translation>تحرير أحدث نسخة</translation>
  </message>
  <message>
   <source>Edit this text</source>
   <translation>تحرير هذا النص</translation>
  </message>
  <message>
   <source>Edit {field}</source>
   <translation>تحرير {field}</translation>
  </message>
  <message>
   <source>Egypt</source>
   <translation>مصر</translation>
  </message>
  <message>
   <source>Empty</source>
   <translation>فارغ</translation>
  </message>
  <message>
   <source>Empty the Skipped queue</source>
   <translation>إفراغ قائمة المتخطاة</translation>
  </message>
  <message>
   <source>English</source>
   <translation>الإنجليزية</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>خطأ</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Evaluate a product over HTTP</source>
   <translation>تقييم منتج عبر HTTP</translation>
  </message>
  <message>
   <source>Evaluate recorded outputs</source>
   <translation>تقييم المخرجات المسجلة</translation>
  </message>
  <message>
   <source>Evaluation</source>
   <translation>التقييم</translation>
  </message>
  <message>
   <source>Evaluation settings</source>
   <translation>إعدادات التقييم</translation>
  </message>
  <message>
   <source>Evaluator</source>
   <translation>المُقيِّم</translation>
  </message>
  <message>
   <source>Every cell is text, so that 007 stays 007 and nothing is run as a formula.</source>
   <translation>كل الخلايا نص، فتبقى 007 على حالها ولا يُشغَّل شيء كصيغة.</translation>
  </message>
  <message>
   <source>Every line can be read in.</source>
   <translation>كل الأسطر قابلة للقراءة.</translation>
  </message>
  <message>
   <source>Every revision of every case, with all of its fields.</source>
   <translation>كل نسخ كل الحالات بكل حقولها.</translation>
  </message>
  <message>
   <source>Everything</source>
   <translation>كل شيء</translation>
  </message>
  <message>
   <source>Everything is saved on this computer</source>
   <translation>كل شيء محفوظ على هذا الحاسوب</translation>
  </message>
  <message>
   <source>Evolved from {revision}</source>
   <translation>تطورت من {revision}</translation>
  </message>
  <message>
   <source>Exact match</source>
   <translation>تطابق تام</translation>
  </message>
  <message>
   <source>Excel opens it with a double click and runs no formula in it. It still reads 007 as 7 and 1-2 as a date; XLSX keeps them.</source>
   <translation>يفتحه Excel بنقرة مزدوجة ولا يشغّل فيه أي صيغة. لكنه يقرأ 007 على أنها 7 و1-2 تاريخًا؛ أما XLSX فيحفظها.</translation>
  </message>
  <message>
   <source>Excel workbook</source>
   <translation>مصنف Excel</translation>
  </message>
  <message>
   <source>Excel workbook, older format</source>
   <translation>مصنف Excel بالصيغة القديمة</translation>
  </message>
  <message>
   <source>Exchange A and B</source>
   <translation>تبديل A وB</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>المتوقع</translation>
  </message>
  <message>
   <source>Expected output</source>
   <translation>المخرج المتوقع</translation>
  </message>
  <message>
   <source>Expected tools</source>
   <translation>الأدوات المتوقعة</translation>
  </message>
  <message>
   <source>Expected, as the suite has it</source>
   <translation>المتوقع كما في الحزمة</translation>
  </message>
  <message>
   <source>Expected, but nothing reads it</source>
   <translation>متوقع، لكن لا شيء يقرؤه</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>تصدير</translation>
  </message>
  <message>
   <source>Export cases</source>
   <translation>تصدير الحالات</translation>
  </message>
  <message>
   <source>Export to</source>
   <translation>تصدير إلى</translation>
  </message>
  <message numerus="yes">
   <source>Export {n} cases</source>
   <comment>Export {n} case</comment>
   <translation>
    <numerusform>تصدير {n} حالة</numerusform>
    <numerusform>تصدير حالة واحدة</numerusform>
    <numerusform>تصدير حالتين</numerusform>
    <numerusform>تصدير {n} حالات</numerusform>
    <numerusform>تصدير {n} حالةً</numerusform>
    <numerusform>تصدير {n} حالة</numerusform>
   </translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>تصدير…</translation>
  </message>
  <message>
   <source>Fail</source>
   <translation>فشل</translation>
  </message>
  <message>
   <source>Female</source>
   <translation>أنثى</translation>
  </message>
  <message>
   <source>Field {subject} is filled</source>
   <translation>الحقل {subject} مملوء</translation>
  </message>
  <message>
   <source>Fields</source>
   <translation>الحقول</translation>
  </message>
  <message>
   <source>Fields that must be filled</source>
   <translation>حقول يجب أن تُملأ</translation>
  </message>
  <message>
   <source>File</source>
   <translation>الملف</translation>
  </message>
  <message>
   <source>File exists</source>
   <translation>الملف موجود</translation>
  </message>
  <message>
   <source>File name too long</source>
   <translation>اسم الملف أطول مما يجوز</translation>
  </message>
  <message>
   <source>File too large</source>
   <translation>الملف أكبر مما يجوز</translation>
  </message>
  <message>
   <source>File {n} of {count}</source>
   <translation>الملف {n} من {count}</translation>
  </message>
  <message>
   <source>Files go with a single turn only.</source>
   <translation>لا تُرفق الملفات إلا بجولة واحدة.</translation>
  </message>
  <message>
   <source>Filter</source>
   <translation>ترشيح</translation>
  </message>
  <message>
   <source>Filter {words}, take it away</source>
   <translation>المرشح {words}، أزله</translation>
  </message>
  <message>
   <source>Filtered: {words}</source>
   <translation>مُرشَّح: {words}</translation>
  </message>
  <message>
   <source>Filter…</source>
   <translation>ترشيح…</translation>
  </message>
  <message>
   <source>Find a command</source>
   <translation>البحث عن أمر</translation>
  </message>
  <message>
   <source>Find a command…</source>
   <translation>البحث عن أمر…</translation>
  </message>
  <message>
   <source>Find a value</source>
   <translation>البحث عن قيمة</translation>
  </message>
  <message>
   <source>Find in the case</source>
   <translation>البحث في الحالة</translation>
  </message>
  <message>
   <source>Find in the case…</source>
   <translation>البحث في الحالة…</translation>
  </message>
  <message>
   <source>Find in this case</source>
   <translation>البحث في هذه الحالة</translation>
  </message>
  <message>
   <source>Find next</source>
   <translation>البحث عن التالي</translation>
  </message>
  <message>
   <source>Find previous</source>
   <translation>البحث عن السابق</translation>
  </message>
  <message>
   <source>First message</source>
   <translation>الرسالة الأولى</translation>
  </message>
  <message>
   <source>First value</source>
   <translation>القيمة الأولى</translation>
  </message>
  <message>
   <source>Five checks, a fifth of the score each</source>
   <translation>خمسة فحوص، لكل منها خُمس الدرجة</translation>
  </message>
  <message>
   <source>Flag</source>
   <translation>وضع علامة</translation>
  </message>
  <message>
   <source>Flag removed</source>
   <translation>أزيلت العلامة</translation>
  </message>
  <message>
   <source>Flagged</source>
   <translation>عليها علامة</translation>
  </message>
  <message>
   <source>For Excel, formulas guarded</source>
   <translation>لبرنامج Excel، والصيغ محمية</translation>
  </message>
  <message>
   <source>For example: agreed on 48 hours</source>
   <translation>مثلًا: اتُّفق على ٤٨ ساعة</translation>
  </message>
  <message>
   <source>For programs: one case per line, nothing left out.</source>
   <translation>للبرامج: حالة في كل سطر، ولا يُترك شيء.</translation>
  </message>
  <message>
   <source>For schemas with “fields”; a JSON Schema is always checked.</source>
   <translation>للمخططات التي فيها «fields»؛ أما JSON Schema فيُفحص دائمًا.</translation>
  </message>
  <message>
   <source>For spreadsheets, scripts and the platform's upload.</source>
   <translation>لجداول البيانات والنصوص البرمجية والرفع إلى المنصة.</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>الصيغة</translation>
  </message>
  <message>
   <source>France</source>
   <translation>فرنسا</translation>
  </message>
  <message>
   <source>Free some space, or choose another disk.</source>
   <translation>أفرغ بعض المساحة أو اختر قرصًا آخر.</translation>
  </message>
  <message>
   <source>French</source>
   <translation>الفرنسية</translation>
  </message>
  <message>
   <source>From</source>
   <translation>من</translation>
  </message>
  <message>
   <source>From 0</source>
   <translation>من 0</translation>
  </message>
  <message>
   <source>From part to part</source>
   <translation>من جزء إلى جزء</translation>
  </message>
  <message>
   <source>Fuzzy match</source>
   <translation>تطابق تقريبي</translation>
  </message>
  <message>
   <source>Galician</source>
   <translation>الجاليكية</translation>
  </message>
  <message>
   <source>General</source>
   <translation>عام</translation>
  </message>
  <message>
   <source>German</source>
   <translation>الألمانية</translation>
  </message>
  <message>
   <source>Germany</source>
   <translation>ألمانيا</translation>
  </message>
  <message>
   <source>Give both a name.</source>
   <translation>أعطِ كليهما اسمًا.</translation>
  </message>
  <message>
   <source>Go</source>
   <translation>انتقال</translation>
  </message>
  <message>
   <source>Go back to base</source>
   <translation>العودة إلى الأصل</translation>
  </message>
  <message>
   <source>Go back to it</source>
   <translation>العودة إليه</translation>
  </message>
  <message>
   <source>Go back to them first, then choose the folder again.</source>
   <translation>عُد إليها أولًا، ثم اختر المجلد مرة أخرى.</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>متابعة</translation>
  </message>
  <message>
   <source>Go on after a decision</source>
   <translation>المتابعة بعد القرار</translation>
  </message>
  <message>
   <source>Go on to the next case</source>
   <translation>الانتقال إلى الحالة التالية</translation>
  </message>
  <message>
   <source>Go on with the next file</source>
   <translation>المتابعة بالملف التالي</translation>
  </message>
  <message>
   <source>Go on with the undo</source>
   <translation>متابعة التراجع</translation>
  </message>
  <message numerus="yes">
   <source>Go on with {n} rows</source>
   <comment>Go on with {n} row</comment>
   <translation>
    <numerusform>المتابعة بـ{n} صف</numerusform>
    <numerusform>المتابعة بصف واحد</numerusform>
    <numerusform>المتابعة بصفين</numerusform>
    <numerusform>المتابعة بـ{n} صفوف</numerusform>
    <numerusform>المتابعة بـ{n} صفًا</numerusform>
    <numerusform>المتابعة بـ{n} صف</numerusform>
   </translation>
  </message>
  <message>
   <source>Go on with {queue}</source>
   <translation>المتابعة إلى {queue}</translation>
  </message>
  <message>
   <source>Go there</source>
   <translation>الانتقال إليه</translation>
  </message>
  <message>
   <source>Go to an id</source>
   <translation>الذهاب إلى معرّف</translation>
  </message>
  <message>
   <source>Go to an id…</source>
   <translation>الذهاب إلى معرّف…</translation>
  </message>
  <message>
   <source>Goal</source>
   <translation>الهدف</translation>
  </message>
  <message>
   <source>Goes to</source>
   <translation>يذهب إلى</translation>
  </message>
  <message>
   <source>Greek</source>
   <translation>اليونانية</translation>
  </message>
  <message>
   <source>Greek (Windows-1253)</source>
   <translation>يوناني (Windows-1253)</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>دليل الاستخدام</translation>
  </message>
  <message>
   <source>Guidelines</source>
   <translation>الإرشادات</translation>
  </message>
  <message>
   <source>Guidelines for {dataset}</source>
   <translation>إرشادات {dataset}</translation>
  </message>
  <message>
   <source>Guidelines have at most {most} characters; these have {n}.</source>
   <translation>للإرشادات {most} حرف على الأكثر، ولهذه {n}.</translation>
  </message>
  <message>
   <source>Guidelines have at most {n} characters; this has more.</source>
   <translation>للإرشادات {n} حرف على الأكثر، وفي هذا أكثر.</translation>
  </message>
  <message>
   <source>Guidelines saved</source>
   <translation>حُفظت الإرشادات</translation>
  </message>
  <message>
   <source>Guidelines withdrawn</source>
   <translation>سُحبت الإرشادات</translation>
  </message>
  <message>
   <source>Guidelines, version {n}</source>
   <translation>الإرشادات، الإصدار {n}</translation>
  </message>
  <message>
   <source>Guidelines…</source>
   <translation>الإرشادات…</translation>
  </message>
  <message>
   <source>Heavy</source>
   <translation>شديدة</translation>
  </message>
  <message>
   <source>Hebrew</source>
   <translation>العبرية</translation>
  </message>
  <message>
   <source>Hebrew (Windows-1255)</source>
   <translation>عبري (Windows-1255)</translation>
  </message>
  <message>
   <source>Here are the cases</source>
   <translation>هنا الحالات</translation>
  </message>
  <message>
   <source>Hidden until you vote</source>
   <translation>مخفي حتى تصوّت</translation>
  </message>
  <message>
   <source>Hide confidence and other votes until I have voted</source>
   <translation>إخفاء الثقة والتصويتات الأخرى حتى أصوّت</translation>
  </message>
  <message>
   <source>Hide the details</source>
   <translation>إخفاء التفاصيل</translation>
  </message>
  <message>
   <source>Hide the whole output</source>
   <translation>إخفاء المخرج كله</translation>
  </message>
  <message>
   <source>High contrast theme</source>
   <translation>سمة عالية التباين</translation>
  </message>
  <message>
   <source>Hindi</source>
   <translation>الهندية</translation>
  </message>
  <message>
   <source>History</source>
   <translation>السجل</translation>
  </message>
  <message>
   <source>Hong Kong SAR China</source>
   <translation>هونغ كونغ</translation>
  </message>
  <message>
   <source>How a review goes</source>
   <translation>كيف تسير المراجعة</translation>
  </message>
  <message>
   <source>How an output is scored.</source>
   <translation>كيف يُقيَّم المخرج.</translation>
  </message>
  <message>
   <source>How it is checked</source>
   <translation>كيف يُفحص</translation>
  </message>
  <message>
   <source>How like the text the answer is, from 0 to 1</source>
   <translation>مدى شبه الإجابة بالنص، من 0 إلى 1</translation>
  </message>
  <message>
   <source>How long a run may take, in milliseconds.</source>
   <translation>أقصى مدة للتشغيل، بأجزاء الألف من الثانية.</translation>
  </message>
  <message>
   <source>How loud that noise is.</source>
   <translation>شدة تلك الضوضاء.</translation>
  </message>
  <message>
   <source>How many of them</source>
   <translation>كم عددها</translation>
  </message>
  <message>
   <source>How many turns it may have.</source>
   <translation>أقصى عدد لجولاتها.</translation>
  </message>
  <message>
   <source>How sure the maker of the case was, usually from 0 to 1.</source>
   <translation>مدى ثقة من أنشأ الحالة، من 0 إلى 1 عادةً.</translation>
  </message>
  <message>
   <source>How the case was made up.</source>
   <translation>كيف وُضعت الحالة.</translation>
  </message>
  <message>
   <source>How {column} is read</source>
   <translation>كيف يُقرأ {column}</translation>
  </message>
  <message>
   <source>Id copied</source>
   <translation>نُسخ المعرّف</translation>
  </message>
  <message>
   <source>Id, or its beginning</source>
   <translation>المعرّف أو أوله</translation>
  </message>
  <message>
   <source>Ids</source>
   <translation>المعرّفات</translation>
  </message>
  <message>
   <source>If saved</source>
   <translation>عند الحفظ</translation>
  </message>
  <message>
   <source>If you save this</source>
   <translation>إن حفظت هذا</translation>
  </message>
  <message>
   <source>Ignore here</source>
   <translation>تجاهل هنا</translation>
  </message>
  <message>
   <source>Import removed</source>
   <translation>أُزيل الاستيراد</translation>
  </message>
  <message>
   <source>Import {name}</source>
   <translation>استيراد {name}</translation>
  </message>
  <message>
   <source>Imported</source>
   <translation>مستوردة</translation>
  </message>
  <message>
   <source>Imported {day}</source>
   <translation>استُوردت في {day}</translation>
  </message>
  <message>
   <source>Imports, the latest first</source>
   <translation>عمليات الاستيراد، الأحدث أولًا</translation>
  </message>
  <message>
   <source>In the dataset {name}</source>
   <translation>في مجموعة البيانات {name}</translation>
  </message>
  <message>
   <source>In three days</source>
   <translation>بعد ثلاثة أيام</translation>
  </message>
  <message>
   <source>Include legacy</source>
   <translation>إظهار القديمة</translation>
  </message>
  <message>
   <source>Incomplete</source>
   <translation>ناقصة</translation>
  </message>
  <message>
   <source>India</source>
   <translation>الهند</translation>
  </message>
  <message>
   <source>Input</source>
   <translation>المدخل</translation>
  </message>
  <message>
   <source>Input schema</source>
   <translation>مخطط المدخل</translation>
  </message>
  <message>
   <source>Input/output error</source>
   <translation>خطأ في القراءة أو الكتابة</translation>
  </message>
  <message>
   <source>Invalid argument</source>
   <translation>لا يقبل النظام الاسم أو العملية</translation>
  </message>
  <message>
   <source>Ireland</source>
   <translation>أيرلندا</translation>
  </message>
  <message>
   <source>Is a directory</source>
   <translation>هو مجلد</translation>
  </message>
  <message>
   <source>It can be undone.</source>
   <translation>يمكن التراجع عنه.</translation>
  </message>
  <message>
   <source>It cannot be opened: {why}.</source>
   <translation>لا يمكن فتحه: {why}.</translation>
  </message>
  <message>
   <source>It has neither columns nor JSON lines. {readable}</source>
   <translation>لا أعمدة فيه ولا أسطر JSON. {readable}</translation>
  </message>
  <message>
   <source>It has no columns.</source>
   <translation>لا أعمدة فيه.</translation>
  </message>
  <message>
   <source>It has no sheet {chosen} with rows under a header; its sheets are {sheets}.</source>
   <translation>لا ورقة فيه باسم {chosen} تحتها صفوف بعد ترويسة؛ أوراقه هي {sheets}.</translation>
  </message>
  <message numerus="yes">
   <source>It has {n} cases.</source>
   <comment>It has {n} case.</comment>
   <translation>
    <numerusform>فيها {n} حالة.</numerusform>
    <numerusform>فيها حالة واحدة.</numerusform>
    <numerusform>فيها حالتان.</numerusform>
    <numerusform>فيها {n} حالات.</numerusform>
    <numerusform>فيها {n} حالةً.</numerusform>
    <numerusform>فيها {n} حالة.</numerusform>
   </translation>
  </message>
  <message>
   <source>It has {size} MB, and Reviewer reads YAML up to {limit} MB; to read the cases in again, export JSONL</source>
   <translation>حجمه {size} م.ب، ويقرأ Reviewer ملفات YAML حتى {limit} م.ب؛ لقراءة الحالات من جديد صدّرها بصيغة JSONL</translation>
  </message>
  <message>
   <source>It holds no list of cases; its top level (line {line}) has {keys}.</source>
   <translation>لا قائمة حالات فيه؛ في مستواه الأعلى (السطر {line}): {keys}.</translation>
  </message>
  <message>
   <source>It is a packed file, and no Excel workbook (XLSX).</source>
   <translation>هو ملف مضغوط وليس مصنف Excel ‏(XLSX).</translation>
  </message>
  <message>
   <source>It is left as it is in {folder}, beside a second copy of your changes.</source>
   <translation>يبقى كما هو في {folder} بجانب نسخة ثانية من تغييراتك.</translation>
  </message>
  <message>
   <source>It is left as it is. Open it with the newer version.</source>
   <translation>يبقى كما هو. افتحه بالإصدار الأحدث.</translation>
  </message>
  <message>
   <source>It is no text.</source>
   <translation>ليس نصًا.</translation>
  </message>
  <message>
   <source>It is no valid JSON: {why} (line {line}, character {character}).</source>
   <translation>ليس JSON صالحًا: {why} (السطر {line}، المحرف {character}).</translation>
  </message>
  <message>
   <source>It is still being read. Wait until it is there.</source>
   <translation>ما زال يُقرأ. انتظر حتى يكتمل.</translation>
  </message>
  <message>
   <source>It judges by these criteria</source>
   <translation>يحكم وفق هذه المعايير</translation>
  </message>
  <message>
   <source>It looks like a binary file, not text.</source>
   <translation>يبدو ملفًا ثنائيًا لا نصًا.</translation>
  </message>
  <message>
   <source>It looks like a web page or an XML document. {readable}</source>
   <translation>يبدو صفحة ويب أو مستند XML. {readable}</translation>
  </message>
  <message>
   <source>It looks like {kind}. {readable}</source>
   <translation>يبدو {kind}. {readable}</translation>
  </message>
  <message>
   <source>It stands in the guidelines and opens outside of Reviewer.</source>
   <translation>ورد في الإرشادات ويُفتح خارج Reviewer.</translation>
  </message>
  <message>
   <source>It was pasted: paste the same again, and it is read on.</source>
   <translation>كان ملصقًا: الصق الشيء نفسه من جديد فتستمر القراءة.</translation>
  </message>
  <message>
   <source>Italian</source>
   <translation>الإيطالية</translation>
  </message>
  <message>
   <source>Item</source>
   <translation>عنصر</translation>
  </message>
  <message>
   <source>Item {n}</source>
   <translation>العنصر {n}</translation>
  </message>
  <message>
   <source>Its conversation has other rows further up: sort the rows by it</source>
   <translation>لمحادثته صفوف أخرى في الأعلى: رتّب الصفوف بحسبها</translation>
  </message>
  <message>
   <source>Its id, or the beginning of it</source>
   <translation>معرّفها أو بدايته</translation>
  </message>
  <message>
   <source>Its list (line {line}) has no maps, so no case can be read from it.</source>
   <translation>لا خرائط في قائمته (السطر {line})، فلا تُقرأ منها أي حالة.</translation>
  </message>
  <message>
   <source>Its own program gives the score; evaluate the case to see it.</source>
   <translation>برنامجه الخاص يعطي الدرجة؛ قيّم الحالة لتراها.</translation>
  </message>
  <message>
   <source>Its row on {place} cannot be read</source>
   <translation>يتعذّر قراءة أحد صفوفه ({place})</translation>
  </message>
  <message>
   <source>Its top level (line {line}) is {kind}, not a list of cases or a suite.</source>
   <translation>مستواه الأعلى (السطر {line}) {kind}، لا قائمة حالات ولا حزمة.</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>JSON Lines, one case per line</source>
   <translation>أسطر JSON، حالة في كل سطر</translation>
  </message>
  <message>
   <source>JSON, may be left empty</source>
   <translation>JSON، ويمكن تركه فارغًا</translation>
  </message>
  <message>
   <source>JSON, or empty</source>
   <translation>JSON أو فارغ</translation>
  </message>
  <message>
   <source>JSONL</source>
   <translation>JSONL</translation>
  </message>
  <message>
   <source>Japanese</source>
   <translation>اليابانية</translation>
  </message>
  <message>
   <source>Japanese (EUC-JP)</source>
   <translation>ياباني (EUC-JP)</translation>
  </message>
  <message>
   <source>Japanese (Shift JIS)</source>
   <translation>ياباني (Shift JIS)</translation>
  </message>
  <message>
   <source>Judge model</source>
   <translation>نموذج حَكَم</translation>
  </message>
  <message>
   <source>Keep as plain text</source>
   <translation>إبقاؤه نصًا عاديًا</translation>
  </message>
  <message>
   <source>Keep mine</source>
   <translation>إبقاء ما عندي</translation>
  </message>
  <message>
   <source>Keep the vote without a reason</source>
   <translation>إبقاء التصويت بلا سبب</translation>
  </message>
  <message>
   <source>Keep theirs as it is</source>
   <translation>إبقاء ما لديهم كما هو</translation>
  </message>
  <message>
   <source>Keep these columns for next time</source>
   <translation>حفظ هذه الأعمدة للمرة القادمة</translation>
  </message>
  <message>
   <source>Kept for files like this</source>
   <translation>محفوظ لملفات كهذا</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>المفاتيح</translation>
  </message>
  <message>
   <source>Known output</source>
   <translation>مخرج معروف</translation>
  </message>
  <message>
   <source>Known output, to be scored</source>
   <translation>مخرج معروف للتقييم</translation>
  </message>
  <message>
   <source>Known outputs</source>
   <translation>مخرجات معروفة</translation>
  </message>
  <message>
   <source>Korean</source>
   <translation>الكورية</translation>
  </message>
  <message>
   <source>Korean (EUC-KR)</source>
   <translation>كوري (EUC-KR)</translation>
  </message>
  <message>
   <source>Korean (Windows-949)</source>
   <translation>كوري (Windows-949)</translation>
  </message>
  <message>
   <source>Labels</source>
   <translation>تسميات الحالة</translation>
  </message>
  <message>
   <source>Labels saved</source>
   <translation>حُفظت التسميات</translation>
  </message>
  <message>
   <source>Labels saved, reviewed by you</source>
   <translation>حُفظت التسميات، وراجعتَها</translation>
  </message>
  <message>
   <source>Labels, changed in place</source>
   <translation>التسميات، تتغير دون نسخة جديدة</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>اللغة</translation>
  </message>
  <message>
   <source>Language of the window</source>
   <translation>لغة النافذة</translation>
  </message>
  <message>
   <source>Larger case text</source>
   <translation>نص حالة أكبر</translation>
  </message>
  <message>
   <source>Last answer is expected</source>
   <translation>الإجابة الأخيرة هي المتوقعة</translation>
  </message>
  <message>
   <source>Later today</source>
   <translation>لاحقًا اليوم</translation>
  </message>
  <message>
   <source>Latest</source>
   <translation>الأحدث</translation>
  </message>
  <message>
   <source>Latin</source>
   <translation>اللاتينية</translation>
  </message>
  <message>
   <source>Least confidence</source>
   <translation>أدنى ثقة</translation>
  </message>
  <message>
   <source>Leave it so</source>
   <translation>اتركه كما هو</translation>
  </message>
  <message>
   <source>Leave out</source>
   <translation>تركه خارجًا</translation>
  </message>
  <message>
   <source>Leave the tour</source>
   <translation>مغادرة الجولة</translation>
  </message>
  <message>
   <source>Legacy</source>
   <translation>قديمة</translation>
  </message>
  <message>
   <source>Let go to open it</source>
   <translation>أفلته لفتحه</translation>
  </message>
  <message>
   <source>Letters</source>
   <translation>الحروف</translation>
  </message>
  <message>
   <source>Level of the noise</source>
   <translation>مستوى الضوضاء</translation>
  </message>
  <message>
   <source>Level {level}, number {place}</source>
   <translation>المستوى {level}، رقم {place}</translation>
  </message>
  <message>
   <source>Level {level}, {place} of {count}</source>
   <translation>المستوى {level}، {place} من {count}</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>خفيفة</translation>
  </message>
  <message>
   <source>Light theme</source>
   <translation>سمة فاتحة</translation>
  </message>
  <message>
   <source>Likeness {figure}, at least {subject}</source>
   <translation>التشابه {figure}، و{subject} على الأقل</translation>
  </message>
  <message>
   <source>Line</source>
   <translation>السطر</translation>
  </message>
  <message>
   <source>Line breaks, tabs and several blanks in a row are one blank.</source>
   <translation>فواصل الأسطر وعلامات الجدولة والمسافات المتتالية مسافة واحدة.</translation>
  </message>
  <message>
   <source>Line {line} cannot be read as YAML: {why}.</source>
   <translation>تتعذّر قراءة السطر {line} بصيغة YAML: {why}.</translation>
  </message>
  <message>
   <source>Line {line} has a byte that is no {name} text ({byte}). {remedy}</source>
   <translation>في السطر {line} بايت ليس نصًا بترميز {name} ‏({byte}). {remedy}</translation>
  </message>
  <message>
   <source>Line {line}, place {column}:</source>
   <translation>السطر {line}، الموضع {column}:</translation>
  </message>
  <message>
   <source>Line {n}</source>
   <translation>السطر {n}</translation>
  </message>
  <message>
   <source>Lines {numbers}</source>
   <translation>الأسطر {numbers}</translation>
  </message>
  <message>
   <source>Live turns</source>
   <translation>جولات حية</translation>
  </message>
  <message>
   <source>Live turns, at most</source>
   <translation>جولات حية على الأكثر</translation>
  </message>
  <message>
   <source>Looking the file over</source>
   <translation>فحص الملف</translation>
  </message>
  <message>
   <source>Looking through the file: {rows}</source>
   <translation>جارٍ فحص الملف: {rows}</translation>
  </message>
  <message>
   <source>Looking through the file…</source>
   <translation>جارٍ فحص الملف…</translation>
  </message>
  <message>
   <source>Low confidence</source>
   <translation>ثقة منخفضة</translation>
  </message>
  <message>
   <source>Low confidence first</source>
   <translation>الثقة المنخفضة أولًا</translation>
  </message>
  <message>
   <source>Made by you, {day}</source>
   <translation>أنشأتَها أنت، {day}</translation>
  </message>
  <message>
   <source>Made by {who}, {day}</source>
   <translation>أنشأها {who}، {day}</translation>
  </message>
  <message>
   <source>Made for</source>
   <translation>معدّة من أجل</translation>
  </message>
  <message>
   <source>Make A the latest again</source>
   <translation>جعل A الأحدث من جديد</translation>
  </message>
  <message>
   <source>Make the case</source>
   <translation>إنشاء الحالة</translation>
  </message>
  <message>
   <source>Make the dataset</source>
   <translation>إنشاء مجموعة البيانات</translation>
  </message>
  <message>
   <source>Male</source>
   <translation>ذكر</translation>
  </message>
  <message>
   <source>Mark as reviewed</source>
   <translation>وضعها كمراجَعة</translation>
  </message>
  <message>
   <source>Mark removed</source>
   <translation>أُزيلت العلامة</translation>
  </message>
  <message>
   <source>Markdown (*.md *.markdown *.txt)</source>
   <translation>Markdown ‏(*.md *.markdown *.txt)</translation>
  </message>
  <message>
   <source>Marked as reviewed</source>
   <translation>عُلّمت كمراجَعة</translation>
  </message>
  <message>
   <source>Matches {subject}</source>
   <translation>يطابق {subject}</translation>
  </message>
  <message>
   <source>May be changed</source>
   <translation>قابل للتغيير</translation>
  </message>
  <message>
   <source>Medium</source>
   <translation>متوسطة</translation>
  </message>
  <message>
   <source>Merged without a question</source>
   <translation>دُمج دون سؤال</translation>
  </message>
  <message>
   <source>Merged: different items changed</source>
   <translation>دُمج: تغيّرت عناصر مختلفة</translation>
  </message>
  <message>
   <source>Merged: different values changed</source>
   <translation>دُمج: تغيّرت قيم مختلفة</translation>
  </message>
  <message>
   <source>Merged: different words changed</source>
   <translation>دُمج: تغيّرت كلمات مختلفة</translation>
  </message>
  <message>
   <source>Mexico</source>
   <translation>المكسيك</translation>
  </message>
  <message>
   <source>Mine</source>
   <translation>لديّ</translation>
  </message>
  <message>
   <source>Model of the judge</source>
   <translation>نموذج الحَكَم</translation>
  </message>
  <message>
   <source>More</source>
   <translation>المزيد</translation>
  </message>
  <message>
   <source>Morocco</source>
   <translation>المغرب</translation>
  </message>
  <message>
   <source>Most confidence</source>
   <translation>أعلى ثقة</translation>
  </message>
  <message>
   <source>Move down</source>
   <translation>نقل إلى أسفل</translation>
  </message>
  <message>
   <source>Move up</source>
   <translation>نقل إلى أعلى</translation>
  </message>
  <message>
   <source>Mute white space</source>
   <translation>تخفيف المسافات</translation>
  </message>
  <message>
   <source>Mute white space and line ends</source>
   <translation>تخفيف المسافات ونهايات الأسطر</translation>
  </message>
  <message>
   <source>My cases</source>
   <translation>حالاتي</translation>
  </message>
  <message>
   <source>My marks</source>
   <translation>علاماتي</translation>
  </message>
  <message>
   <source>My vote</source>
   <translation>تصويتي</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>الاسم</translation>
  </message>
  <message>
   <source>Name of the product</source>
   <translation>اسم المنتج</translation>
  </message>
  <message>
   <source>Name of the view</source>
   <translation>اسم العرض</translation>
  </message>
  <message>
   <source>Names of the columns</source>
   <translation>أسماء الأعمدة</translation>
  </message>
  <message>
   <source>New case</source>
   <translation>حالة جديدة</translation>
  </message>
  <message>
   <source>New case in {dataset}</source>
   <translation>حالة جديدة في {dataset}</translation>
  </message>
  <message>
   <source>New cases are shown when all of them are here.</source>
   <translation>تظهر الحالات الجديدة حين تكتمل كلها.</translation>
  </message>
  <message>
   <source>New case…</source>
   <translation>حالة جديدة…</translation>
  </message>
  <message>
   <source>New dataset</source>
   <translation>مجموعة بيانات جديدة</translation>
  </message>
  <message>
   <source>New dataset…</source>
   <translation>مجموعة بيانات جديدة…</translation>
  </message>
  <message>
   <source>New guidelines, version {n}</source>
   <translation>إرشادات جديدة، الإصدار {n}</translation>
  </message>
  <message>
   <source>New in this draft: {texts}.</source>
   <translation>جديد في هذه المسودة: {texts}.</translation>
  </message>
  <message>
   <source>New since you last looked</source>
   <translation>جديد منذ آخر مرة نظرت فيها</translation>
  </message>
  <message>
   <source>Newest first</source>
   <translation>الأحدث أولًا</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>التالي</translation>
  </message>
  <message>
   <source>Next case</source>
   <translation>الحالة التالية</translation>
  </message>
  <message>
   <source>Next difference</source>
   <translation>الفرق التالي</translation>
  </message>
  <message>
   <source>Next to decide</source>
   <translation>التالي للحسم</translation>
  </message>
  <message>
   <source>Next turn</source>
   <translation>الجولة التالية</translation>
  </message>
  <message>
   <source>Next unfinished case</source>
   <translation>الحالة التالية غير المنتهية</translation>
  </message>
  <message>
   <source>Next week</source>
   <translation>الأسبوع القادم</translation>
  </message>
  <message>
   <source>No</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>No case could be read in</source>
   <translation>تعذّرت قراءة أي حالة</translation>
  </message>
  <message>
   <source>No case has anything here.</source>
   <translation>لا حالة لها شيء هنا.</translation>
  </message>
  <message>
   <source>No case has the id “{id}”.</source>
   <translation>لا حالة لها المعرّف «{id}».</translation>
  </message>
  <message>
   <source>No case here has “{text}”.</source>
   <translation>لا حالة هنا فيها «{text}».</translation>
  </message>
  <message>
   <source>No case is open. Choose one from the list.</source>
   <translation>لا حالة مفتوحة. اختر واحدة من القائمة.</translation>
  </message>
  <message>
   <source>No case matches these filters.</source>
   <translation>لا حالة تطابق هذه المرشحات.</translation>
  </message>
  <message>
   <source>No column is known to hold the input. The columns: {columns}.</source>
   <translation>لا يُعرف أي عمود فيه المدخل. الأعمدة: {columns}.</translation>
  </message>
  <message>
   <source>No column of {place} is known to hold the input. The columns: {columns}.</source>
   <translation>لا يُعرف أي عمود من {place} فيه المدخل. الأعمدة: {columns}.</translation>
  </message>
  <message>
   <source>No command that can run now has these words.</source>
   <translation>لا أمر متاحًا الآن بهذه الكلمات.</translation>
  </message>
  <message>
   <source>No conflicts.</source>
   <translation>لا تعارضات.</translation>
  </message>
  <message>
   <source>No evaluator has this name, so the case cannot be scored</source>
   <translation>لا مُقيِّم بهذا الاسم، فلا يمكن تقييم الحالة</translation>
  </message>
  <message>
   <source>No expected output</source>
   <translation>لا مخرج متوقعًا</translation>
  </message>
  <message>
   <source>No forbidden tool</source>
   <translation>لا أداة ممنوعة</translation>
  </message>
  <message>
   <source>No guidelines for {dataset} yet.</source>
   <translation>لا إرشادات بعد لمجموعة {dataset}.</translation>
  </message>
  <message>
   <source>No known outputs yet. You can still save.</source>
   <translation>لا مخرجات معروفة بعد. يمكنك الحفظ مع ذلك.</translation>
  </message>
  <message>
   <source>No longer skipped</source>
   <translation>لم تعد متخطاة</translation>
  </message>
  <message>
   <source>No new one takes its place. Bring back {path}, or choose a new folder.</source>
   <translation>لا يحل جديد محله. أعد {path} أو اختر مجلدًا جديدًا.</translation>
  </message>
  <message>
   <source>No preset reason</source>
   <translation>بلا سبب جاهز</translation>
  </message>
  <message>
   <source>No reason</source>
   <translation>بلا سبب</translation>
  </message>
  <message>
   <source>No row starts on line {n}.</source>
   <translation>لا صف يبدأ عند السطر {n}.</translation>
  </message>
  <message>
   <source>No row; the columns have no names</source>
   <translation>لا صف؛ الأعمدة بلا أسماء</translation>
  </message>
  <message>
   <source>No similar word is known</source>
   <translation>لا كلمة مشابهة معروفة</translation>
  </message>
  <message>
   <source>No space left on device</source>
   <translation>لم يبقَ متسع على القرص</translation>
  </message>
  <message>
   <source>No structure is given, so every answer fails</source>
   <translation>لا بنية محددة، فتفشل كل إجابة</translation>
  </message>
  <message>
   <source>No such device</source>
   <translation>لا وجود للجهاز</translation>
  </message>
  <message>
   <source>No such file or directory</source>
   <translation>لا وجود للملف أو المجلد</translation>
  </message>
  <message>
   <source>No value has these letters.</source>
   <translation>لا قيمة فيها هذه الأحرف.</translation>
  </message>
  <message>
   <source>No verdict changes.</source>
   <translation>لا يتغير أي حكم.</translation>
  </message>
  <message>
   <source>No vote</source>
   <translation>بلا تصويت</translation>
  </message>
  <message>
   <source>No vote by {who}</source>
   <translation>لا تصويت من {who}</translation>
  </message>
  <message>
   <source>Nobody says anything on {place}</source>
   <translation>لا أحد يقول شيئًا ({place})</translation>
  </message>
  <message>
   <source>Nobody yet</source>
   <translation>لا أحد بعد</translation>
  </message>
  <message>
   <source>None</source>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>Not a directory</source>
   <translation>ليس مجلدًا</translation>
  </message>
  <message>
   <source>Not augmented</source>
   <translation>غير موسَّعة</translation>
  </message>
  <message>
   <source>Not decided</source>
   <translation>لم يُبتّ فيها</translation>
  </message>
  <message>
   <source>Not everything is on the disk yet</source>
   <translation>لم يُحفظ كل شيء على القرص بعد</translation>
  </message>
  <message>
   <source>Not found</source>
   <translation>غير موجود</translation>
  </message>
  <message>
   <source>Not given</source>
   <translation>غير مذكور</translation>
  </message>
  <message>
   <source>Not in source</source>
   <translation>ليست في المصدر</translation>
  </message>
  <message>
   <source>Not kept</source>
   <translation>لا يُحفظ</translation>
  </message>
  <message>
   <source>Not now</source>
   <translation>ليس الآن</translation>
  </message>
  <message>
   <source>Not read, for another sheet was chosen: {sheets}</source>
   <translation>لا تُقرأ لأن ورقة أخرى اختيرت: {sheets}</translation>
  </message>
  <message>
   <source>Not read, for they have other columns: {sheets}</source>
   <translation>لا تُقرأ لأن أعمدتها مختلفة: {sheets}</translation>
  </message>
  <message>
   <source>Not reviewed</source>
   <translation>غير مراجَعة</translation>
  </message>
  <message>
   <source>Not saved</source>
   <translation>لم يُحفظ</translation>
  </message>
  <message>
   <source>Not saved.</source>
   <translation>لم يُحفظ.</translation>
  </message>
  <message>
   <source>Not set</source>
   <translation>غير محدد</translation>
  </message>
  <message>
   <source>Note for this revision, if you want to leave one</source>
   <translation>ملاحظة لهذه النسخة، إن أردت</translation>
  </message>
  <message>
   <source>Note: “{note}”</source>
   <translation>ملاحظة: «{note}»</translation>
  </message>
  <message>
   <source>Notes on this export</source>
   <translation>ملاحظات على هذا التصدير</translation>
  </message>
  <message>
   <source>Nothing can be saved here: allow writing in {folder}. What is there can still be read with the command line: reviewer-app export.</source>
   <translation>لا يمكن حفظ شيء هنا: اسمح بالكتابة في {folder}. ما هو موجود يمكن قراءته بعدُ من سطر الأوامر: ‎reviewer-app export‎.</translation>
  </message>
  <message>
   <source>Nothing changed</source>
   <translation>لم يتغير شيء</translation>
  </message>
  <message>
   <source>Nothing changed, so nothing was saved</source>
   <translation>لم يتغير شيء، فلم يُحفظ شيء</translation>
  </message>
  <message>
   <source>Nothing changes before you choose what to do.</source>
   <translation>لا يتغير شيء قبل أن تختار ما تريد فعله.</translation>
  </message>
  <message>
   <source>Nothing is expected, so every answer passes</source>
   <translation>لا شيء متوقع، فتنجح كل إجابة</translation>
  </message>
  <message>
   <source>Nothing is expected, so every answer passes.</source>
   <translation>لا شيء متوقع، فتنجح كل إجابة.</translation>
  </message>
  <message>
   <source>Nothing is final</source>
   <translation>لا شيء نهائي</translation>
  </message>
  <message>
   <source>Nothing is read in until the last step</source>
   <translation>لا يُقرأ شيء قبل الخطوة الأخيرة</translation>
  </message>
  <message>
   <source>Nothing leaves this computer</source>
   <translation>لا شيء يغادر هذا الحاسوب</translation>
  </message>
  <message>
   <source>Nothing left in {title} for now.</source>
   <translation>لم يبق شيء في {title} الآن.</translation>
  </message>
  <message>
   <source>Nothing left in {title}. {done} of {total} decided.</source>
   <translation>لم يبقَ شيء في {title}. بُتّ في {done} من {total}.</translation>
  </message>
  <message>
   <source>Nothing left to review has “{text}”.</source>
   <translation>لا شيء مما بقي للمراجعة فيه «{text}».</translation>
  </message>
  <message>
   <source>Nothing new was read in</source>
   <translation>لم يُقرأ جديد</translation>
  </message>
  <message>
   <source>Nothing of it is shown yet. Continue reads in the rest, Remove takes it away.</source>
   <translation>لا يظهر منه شيء بعد. المتابعة تقرأ الباقي، والإزالة تأخذه.</translation>
  </message>
  <message>
   <source>Nothing of it would go.</source>
   <translation>لن يذهب منه شيء.</translation>
  </message>
  <message>
   <source>Nothing reads “{key}”, since “{subject}” is there.</source>
   <translation>لا شيء يقرأ «{key}» لوجود «{subject}».</translation>
  </message>
  <message>
   <source>Nothing reads “{key}”.</source>
   <translation>لا شيء يقرأ «{key}».</translation>
  </message>
  <message>
   <source>Nothing says how this case is checked.</source>
   <translation>لا شيء يبيّن كيف تُفحص هذه الحالة.</translation>
  </message>
  <message>
   <source>Nothing to redo</source>
   <translation>لا شيء يُعاد</translation>
  </message>
  <message>
   <source>Nothing to undo</source>
   <translation>لا شيء يُتراجع عنه</translation>
  </message>
  <message>
   <source>Nothing was changed.</source>
   <translation>لم يتغير شيء.</translation>
  </message>
  <message>
   <source>Nothing was changed. Choose another name.</source>
   <translation>لم يتغير شيء. اختر اسمًا آخر.</translation>
  </message>
  <message>
   <source>Nothing was changed. Refresh the list.</source>
   <translation>لم يتغير شيء. حدّث القائمة.</translation>
  </message>
  <message>
   <source>Nothing was changed. Restore an earlier revision from the history instead.</source>
   <translation>لم يتغير شيء. استعد بدلًا من ذلك نسخة سابقة من السجل.</translation>
  </message>
  <message>
   <source>Nothing was saved. What you typed is kept as a draft beside the new revision.</source>
   <translation>لم يُحفظ شيء. ما كتبته محفوظ مسودةً بجانب النسخة الجديدة.</translation>
  </message>
  <message>
   <source>Nothing was written. Close Reviewer there first: {folder}</source>
   <translation>لم يُكتب شيء. أغلق Reviewer هناك أولًا: {folder}</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>الآن</translation>
  </message>
  <message>
   <source>Now shown, since you voted:</source>
   <translation>ظاهر الآن بعد تصويتك:</translation>
  </message>
  <message>
   <source>Number of calls</source>
   <translation>عدد الاستدعاءات</translation>
  </message>
  <message>
   <source>Number of calls: {figure}</source>
   <translation>عدد الاستدعاءات: {figure}</translation>
  </message>
  <message>
   <source>Off: the table above is not looked at.</source>
   <translation>عند الإيقاف لا يُنظر إلى الجدول أعلاه.</translation>
  </message>
  <message>
   <source>Office</source>
   <translation>مكتب</translation>
  </message>
  <message>
   <source>On a day</source>
   <translation>في يوم محدد</translation>
  </message>
  <message>
   <source>One column</source>
   <translation>عمود واحد</translation>
  </message>
  <message>
   <source>One digit is enough; add words if you like.</source>
   <translation>يكفي رقم واحد، وأضف كلمات إن شئت.</translation>
  </message>
  <message>
   <source>One item</source>
   <translation>عنصر واحد</translation>
  </message>
  <message>
   <source>One key decides</source>
   <translation>مفتاح واحد يقرر</translation>
  </message>
  <message>
   <source>One per line</source>
   <translation>واحد في كل سطر</translation>
  </message>
  <message>
   <source>Only a number goes here, such as 0.8.</source>
   <translation>هنا عدد فقط، مثل 0.8.</translation>
  </message>
  <message>
   <source>Only a whole number goes here, such as 5.</source>
   <translation>هنا عدد صحيح فقط، مثل 5.</translation>
  </message>
  <message>
   <source>Only a whole number goes here.</source>
   <translation>هنا عدد صحيح فقط.</translation>
  </message>
  <message>
   <source>Only lines with problems</source>
   <translation>الأسطر ذات المشكلات فقط</translation>
  </message>
  <message>
   <source>Only mine changed</source>
   <translation>تغيّر ما لديّ فقط</translation>
  </message>
  <message>
   <source>Only one revision.</source>
   <translation>نسخة واحدة فقط.</translation>
  </message>
  <message>
   <source>Only the latest revision of a case can be edited.</source>
   <translation>لا تُحرَّر إلا أحدث نسخة من الحالة.</translation>
  </message>
  <message>
   <source>Only theirs changed</source>
   <translation>تغيّر ما لديهم فقط</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>فتح</translation>
  </message>
  <message>
   <source>Open a file of cases</source>
   <translation>فتح ملف حالات</translation>
  </message>
  <message>
   <source>Open a file of cases…</source>
   <translation>فتح ملف حالات…</translation>
  </message>
  <message>
   <source>Open it</source>
   <translation>فتحه</translation>
  </message>
  <message>
   <source>Open it once in the window, then read it from the command line.</source>
   <translation>افتحه مرة في النافذة، ثم اقرأه من سطر الأوامر.</translation>
  </message>
  <message>
   <source>Open or close</source>
   <translation>فتح أو إغلاق</translation>
  </message>
  <message>
   <source>Open the folder</source>
   <translation>فتح المجلد</translation>
  </message>
  <message>
   <source>Open the guidelines beside the case</source>
   <translation>فتح الإرشادات بجانب الحالة</translation>
  </message>
  <message>
   <source>Open the usual folder</source>
   <translation>فتح المجلد المعتاد</translation>
  </message>
  <message>
   <source>Open this address in another program? {address}</source>
   <translation>أيُفتح هذا العنوان في برنامج آخر؟ {address}</translation>
  </message>
  <message>
   <source>Open this address?</source>
   <translation>أتفتح هذا العنوان؟</translation>
  </message>
  <message>
   <source>OpenDocument spreadsheet</source>
   <translation>جدول بيانات OpenDocument</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>فتح…</translation>
  </message>
  <message>
   <source>Operation not permitted</source>
   <translation>العملية غير مسموح بها</translation>
  </message>
  <message>
   <source>Or drop a file here</source>
   <translation>أو أفلت ملفًا هنا</translation>
  </message>
  <message>
   <source>Order of coming in</source>
   <translation>ترتيب الورود</translation>
  </message>
  <message>
   <source>Other</source>
   <translation>أخرى</translation>
  </message>
  <message>
   <source>Other cases came into it since. Delete it, if you mean that.</source>
   <translation>وردت إليها حالات أخرى بعد ذلك. احذفها إن كنت تقصد ذلك.</translation>
  </message>
  <message>
   <source>Other data</source>
   <translation>بيانات أخرى</translation>
  </message>
  <message>
   <source>Output added</source>
   <translation>أُضيف المخرج</translation>
  </message>
  <message>
   <source>Output removed</source>
   <translation>أُزيل المخرج</translation>
  </message>
  <message>
   <source>Output {n}</source>
   <translation>المخرج {n}</translation>
  </message>
  <message>
   <source>PDF (*.pdf)</source>
   <translation>PDF (*.pdf)</translation>
  </message>
  <message>
   <source>Parted by ,</source>
   <translation>يفصل بينها ,</translation>
  </message>
  <message>
   <source>Parted by ;</source>
   <translation>يفصل بينها ;</translation>
  </message>
  <message>
   <source>Parted by ; and a blank</source>
   <translation>يفصل بينها ; ومسافة</translation>
  </message>
  <message>
   <source>Parted by |</source>
   <translation>يفصل بينها |</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>نجح</translation>
  </message>
  <message>
   <source>Passes from</source>
   <translation>ينجح من</translation>
  </message>
  <message>
   <source>Paste an output</source>
   <translation>لصق مخرج</translation>
  </message>
  <message>
   <source>Paste an output…</source>
   <translation>لصق مخرج…</translation>
  </message>
  <message>
   <source>Paste cases</source>
   <translation>لصق حالات</translation>
  </message>
  <message>
   <source>Pasted table</source>
   <translation>جدول ملصق</translation>
  </message>
  <message>
   <source>Path copied</source>
   <translation>نُسخ المسار</translation>
  </message>
  <message>
   <source>Pause before that</source>
   <translation>المهلة قبل ذلك</translation>
  </message>
  <message>
   <source>Permission denied</source>
   <translation>لا إذن بذلك</translation>
  </message>
  <message>
   <source>Persian</source>
   <translation>الفارسية</translation>
  </message>
  <message>
   <source>Pink noise</source>
   <translation>ضوضاء وردية</translation>
  </message>
  <message>
   <source>Polish</source>
   <translation>البولندية</translation>
  </message>
  <message>
   <source>Portugal</source>
   <translation>البرتغال</translation>
  </message>
  <message>
   <source>Portuguese</source>
   <translation>البرتغالية</translation>
  </message>
  <message>
   <source>Predefined</source>
   <translation>محدد سلفًا</translation>
  </message>
  <message>
   <source>Predefined conversation</source>
   <translation>محادثة محددة سلفًا</translation>
  </message>
  <message>
   <source>Press a digit, type, or both</source>
   <translation>اضغط رقمًا أو اكتب أو كليهما</translation>
  </message>
  <message>
   <source>Press the new key, or Esc to keep the old one</source>
   <translation>اضغط المفتاح الجديد، أو Esc لإبقاء القديم</translation>
  </message>
  <message>
   <source>Preview</source>
   <translation>معاينة</translation>
  </message>
  <message>
   <source>Previous case</source>
   <translation>الحالة السابقة</translation>
  </message>
  <message>
   <source>Previous difference</source>
   <translation>الفرق السابق</translation>
  </message>
  <message>
   <source>Previous turn</source>
   <translation>الجولة السابقة</translation>
  </message>
  <message>
   <source>Probably cut off: it has the {most} characters that a spreadsheet's cell holds at most</source>
   <translation>مقطوع على الأرجح: فيه {most} محرفًا، وهي أقصى ما تسعه خلية في جدول بيانات</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>المشكلات</translation>
  </message>
  <message>
   <source>Problems are looked for once the columns are known.</source>
   <translation>يُبحث عن المشكلات حالما تُعرف الأعمدة.</translation>
  </message>
  <message>
   <source>Product</source>
   <translation>المنتج</translation>
  </message>
  <message>
   <source>Product deleted</source>
   <translation>حُذف المنتج</translation>
  </message>
  <message>
   <source>Product made</source>
   <translation>أُنشئ المنتج</translation>
  </message>
  <message>
   <source>Product renamed</source>
   <translation>تغيّر اسم المنتج</translation>
  </message>
  <message>
   <source>Properties</source>
   <translation>الخصائص</translation>
  </message>
  <message>
   <source>Published vote</source>
   <translation>التصويت المنشور</translation>
  </message>
  <message>
   <source>Put back what is saved: {field}</source>
   <translation>إعادة المحفوظ: {field}</translation>
  </message>
  <message>
   <source>Put both together</source>
   <translation>جمع الاثنين</translation>
  </message>
  <message>
   <source>Put it into “{field}”</source>
   <translation>وضعه في «{field}»</translation>
  </message>
  <message>
   <source>Quality</source>
   <translation>الجودة</translation>
  </message>
  <message>
   <source>Quality – answers are compared with what is expected</source>
   <translation>الجودة – تُقارن الإجابات بالمتوقع</translation>
  </message>
  <message>
   <source>Question for a senior</source>
   <translation>سؤال لخبير</translation>
  </message>
  <message>
   <source>Question taken back</source>
   <translation>سُحب السؤال</translation>
  </message>
  <message>
   <source>Queue</source>
   <translation>القائمة</translation>
  </message>
  <message>
   <source>Queues</source>
   <translation>القوائم</translation>
  </message>
  <message>
   <source>Queues and datasets</source>
   <translation>القوائم ومجموعات البيانات</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>خروج</translation>
  </message>
  <message>
   <source>Read in</source>
   <translation>قراءة</translation>
  </message>
  <message numerus="yes">
   <source>Read in {n} rows</source>
   <comment>Read in {n} row</comment>
   <translation>
    <numerusform>قراءة {n} صف</numerusform>
    <numerusform>قراءة صف واحد</numerusform>
    <numerusform>قراءة صفين</numerusform>
    <numerusform>قراءة {n} صفوف</numerusform>
    <numerusform>قراءة {n} صفًا</numerusform>
    <numerusform>قراءة {n} صف</numerusform>
   </translation>
  </message>
  <message>
   <source>Read the case</source>
   <translation>اقرأ الحالة</translation>
  </message>
  <message>
   <source>Read, then press one key.</source>
   <translation>اقرأ، ثم اضغط مفتاحًا واحدًا.</translation>
  </message>
  <message>
   <source>Read-only file system</source>
   <translation>القرص للقراءة فقط</translation>
  </message>
  <message>
   <source>Reading in</source>
   <translation>جارٍ القراءة</translation>
  </message>
  <message>
   <source>Reason</source>
   <translation>السبب</translation>
  </message>
  <message>
   <source>Reason for the confidence</source>
   <translation>سبب الثقة</translation>
  </message>
  <message>
   <source>Reason for the vote</source>
   <translation>سبب التصويت</translation>
  </message>
  <message>
   <source>Reason saved</source>
   <translation>حُفظ السبب</translation>
  </message>
  <message>
   <source>Reason {n}</source>
   <translation>السبب {n}</translation>
  </message>
  <message>
   <source>Reason {n} cannot be kept: {why}.</source>
   <translation>لا يمكن حفظ السبب {n}: {why}.</translation>
  </message>
  <message>
   <source>Reason {n} has a colon or a sign that cannot be shown.</source>
   <translation>في السبب {n} نقطتان أو رمز لا يمكن عرضه.</translation>
  </message>
  <message>
   <source>Reason {n} has no word.</source>
   <translation>ليس للسبب {n} كلمة.</translation>
  </message>
  <message>
   <source>Reason {n} is too long.</source>
   <translation>السبب {n} طويل جدًا.</translation>
  </message>
  <message>
   <source>Reason, if you want to give one</source>
   <translation>السبب، إن أردت ذكره</translation>
  </message>
  <message>
   <source>Reasons for downvotes</source>
   <translation>أسباب الرفض</translation>
  </message>
  <message>
   <source>Reasons saved</source>
   <translation>حُفظت الأسباب</translation>
  </message>
  <message>
   <source>Reasons {other} and {n} have the same word.</source>
   <translation>للسببين {other} و{n} الكلمة نفسها.</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>إعادة</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>تحديث</translation>
  </message>
  <message>
   <source>Refresh the list</source>
   <translation>تحديث القائمة</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>إزالة</translation>
  </message>
  <message>
   <source>Remove an import</source>
   <translation>إزالة استيراد</translation>
  </message>
  <message>
   <source>Remove an import…</source>
   <translation>إزالة استيراد…</translation>
  </message>
  <message>
   <source>Remove item {n}</source>
   <translation>إزالة العنصر {n}</translation>
  </message>
  <message>
   <source>Remove this argument</source>
   <translation>إزالة هذا الوسيط</translation>
  </message>
  <message>
   <source>Remove this import</source>
   <translation>إزالة هذا الاستيراد</translation>
  </message>
  <message>
   <source>Remove this pasted output</source>
   <translation>إزالة هذا المخرج الملصق</translation>
  </message>
  <message>
   <source>Remove this turn</source>
   <translation>إزالة هذه الجولة</translation>
  </message>
  <message>
   <source>Remove {field}</source>
   <translation>إزالة {field}</translation>
  </message>
  <message>
   <source>Remove {key}</source>
   <translation>إزالة {key}</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>إزالة {name}</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>تغيير الاسم</translation>
  </message>
  <message>
   <source>Rename the view</source>
   <translation>تغيير اسم العرض</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>تغيير الاسم…</translation>
  </message>
  <message>
   <source>Replace</source>
   <translation>استبدال</translation>
  </message>
  <message>
   <source>Replace by the list on screen</source>
   <translation>استبداله بالقائمة المعروضة</translation>
  </message>
  <message>
   <source>Replace my draft</source>
   <translation>استبدال مسودتي</translation>
  </message>
  <message>
   <source>Replace with the file’s</source>
   <translation>استبداله بما في الملف</translation>
  </message>
  <message>
   <source>Reset all keys</source>
   <translation>استعادة كل المفاتيح</translation>
  </message>
  <message>
   <source>Restore as a new revision</source>
   <translation>الاستعادة كنسخة جديدة</translation>
  </message>
  <message>
   <source>Restored as a new revision, reviewed by you</source>
   <translation>استُعيدت كنسخة جديدة، وراجعتَها</translation>
  </message>
  <message>
   <source>Restored as a new revision, reviewed by you. The older ones stay as they are.</source>
   <translation>استُعيدت كنسخة جديدة، وراجعتَها. تبقى النسخ الأقدم كما هي.</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>النتيجة</translation>
  </message>
  <message>
   <source>Result: {field}</source>
   <translation>النتيجة: {field}</translation>
  </message>
  <message>
   <source>Review these</source>
   <translation>مراجعة هذه</translation>
  </message>
  <message>
   <source>Review these cases</source>
   <translation>مراجعة هذه الحالات</translation>
  </message>
  <message>
   <source>Review what is selected</source>
   <translation>مراجعة المحدد</translation>
  </message>
  <message>
   <source>Reviewed</source>
   <translation>مراجَعة</translation>
  </message>
  <message>
   <source>Reviewed by</source>
   <translation>راجعها</translation>
  </message>
  <message>
   <source>Reviewed by me</source>
   <translation>راجعتُها</translation>
  </message>
  <message>
   <source>Reviewer</source>
   <translation>Reviewer</translation>
  </message>
  <message>
   <source>Revision</source>
   <translation>النسخة</translation>
  </message>
  <message>
   <source>Revision {n}</source>
   <translation>النسخة {n}</translation>
  </message>
  <message>
   <source>Revision {n} is superseded, so it stays as it is.</source>
   <translation>حلّت أخرى محل النسخة {n}، فتبقى كما هي.</translation>
  </message>
  <message>
   <source>Revision {n} says the same already, so nothing was saved</source>
   <translation>النسخة {n} تقول الشيء نفسه من قبل، فلم يُحفظ شيء</translation>
  </message>
  <message>
   <source>Revisions</source>
   <translation>النسخ</translation>
  </message>
  <message>
   <source>Row</source>
   <translation>الصف</translation>
  </message>
  <message>
   <source>Row {n}: {names}</source>
   <translation>الصف {n}: {names}</translation>
  </message>
  <message>
   <source>Rows as they will be read in</source>
   <translation>الصفوف كما ستُقرأ</translation>
  </message>
  <message>
   <source>Rows not taken</source>
   <translation>صفوف لم تُقبل</translation>
  </message>
  <message>
   <source>Rows not taken.txt</source>
   <translation>صفوف لم تُقبل.txt</translation>
  </message>
  <message>
   <source>Rows that differ</source>
   <translation>صفوف مختلفة</translation>
  </message>
  <message>
   <source>Rows that differ from cases here</source>
   <translation>صفوف تختلف عن حالات هنا</translation>
  </message>
  <message>
   <source>Rows that were chosen one by one cannot be saved as a view</source>
   <translation>لا يمكن حفظ الصفوف المختارة واحدًا واحدًا كعرض</translation>
  </message>
  <message>
   <source>Russian</source>
   <translation>الروسية</translation>
  </message>
  <message>
   <source>Saudi Arabia</source>
   <translation>السعودية</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>حفظ</translation>
  </message>
  <message>
   <source>Save again</source>
   <translation>حفظ مرة أخرى</translation>
  </message>
  <message>
   <source>Save and go on</source>
   <translation>حفظ ومتابعة</translation>
  </message>
  <message>
   <source>Save as a file</source>
   <translation>حفظ كملف</translation>
  </message>
  <message>
   <source>Save as a new revision</source>
   <translation>الحفظ كنسخة جديدة</translation>
  </message>
  <message>
   <source>Save as revision {n}</source>
   <translation>الحفظ كنسخة {n}</translation>
  </message>
  <message>
   <source>Save as version {n}</source>
   <translation>حفظ بوصفه الإصدار {n}</translation>
  </message>
  <message>
   <source>Save the comparison</source>
   <translation>حفظ المقارنة</translation>
  </message>
  <message>
   <source>Save the edit</source>
   <translation>حفظ التحرير</translation>
  </message>
  <message>
   <source>Save the file with the encoding UTF-8, or choose the one that it has.</source>
   <translation>احفظ الملف بترميز UTF-8، أو اختر ترميزه.</translation>
  </message>
  <message>
   <source>Save the labels</source>
   <translation>حفظ التسميات</translation>
  </message>
  <message>
   <source>Save the list</source>
   <translation>حفظ القائمة</translation>
  </message>
  <message>
   <source>Save the list of rows not taken</source>
   <translation>حفظ قائمة الصفوف التي لم تُقبل</translation>
  </message>
  <message>
   <source>Save the question</source>
   <translation>حفظ السؤال</translation>
  </message>
  <message>
   <source>Save the reason and go on</source>
   <translation>حفظ السبب والمتابعة</translation>
  </message>
  <message>
   <source>Save this view</source>
   <translation>حفظ هذا العرض</translation>
  </message>
  <message>
   <source>Save this view…</source>
   <translation>حفظ هذا العرض…</translation>
  </message>
  <message>
   <source>Save what is to be read as CSV and import that.</source>
   <translation>احفظ ما يُراد قراءته بصيغة CSV ثم استورده.</translation>
  </message>
  <message>
   <source>Saved as a new revision, reviewed by you</source>
   <translation>حُفظ كنسخة جديدة، وراجعتَها</translation>
  </message>
  <message>
   <source>Saved as revision {n}, reviewed by you</source>
   <translation>حُفظ كنسخة {n}، وراجعتَها</translation>
  </message>
  <message>
   <source>Saved as {name}</source>
   <translation>حُفظ باسم {name}</translation>
  </message>
  <message>
   <source>Saved here</source>
   <translation>محفوظ هنا</translation>
  </message>
  <message>
   <source>Saved views</source>
   <translation>العروض المحفوظة</translation>
  </message>
  <message>
   <source>Saved: both changes are in it</source>
   <translation>حُفظ: وفيه التغييران</translation>
  </message>
  <message>
   <source>Save…</source>
   <translation>حفظ…</translation>
  </message>
  <message>
   <source>Saving makes a new case in {dataset}. Until then it is kept as a draft.</source>
   <translation>الحفظ ينشئ حالة جديدة في {dataset}. وحتى ذلك تبقى مسودة.</translation>
  </message>
  <message>
   <source>Saving marks the case as reviewed by you.</source>
   <translation>الحفظ يعلّم الحالة كمراجَعة منك.</translation>
  </message>
  <message>
   <source>Scale of the marks</source>
   <translation>سلّم الدرجات</translation>
  </message>
  <message>
   <source>Scenario</source>
   <translation>السيناريو</translation>
  </message>
  <message>
   <source>Schema</source>
   <translation>مخطط</translation>
  </message>
  <message>
   <source>Scoring</source>
   <translation>التقييم</translation>
  </message>
  <message>
   <source>Scoring took too long and was given up for some of them.</source>
   <translation>طال التقييم أكثر من اللازم فتُرك في بعضها.</translation>
  </message>
  <message>
   <source>Search by words or by key</source>
   <translation>ابحث بالكلمات أو بالمفتاح</translation>
  </message>
  <message>
   <source>Search in the list</source>
   <translation>البحث في القائمة</translation>
  </message>
  <message>
   <source>Search in this list</source>
   <translation>البحث في هذه القائمة</translation>
  </message>
  <message>
   <source>Security cases have plain text as their input.</source>
   <translation>مدخل حالات الأمان نص عادي.</translation>
  </message>
  <message>
   <source>Security – attempts at what the product must not do</source>
   <translation>الأمان – محاولات لما يجب ألا يفعله المنتج</translation>
  </message>
  <message>
   <source>See what changed</source>
   <translation>عرض ما تغيّر</translation>
  </message>
  <message>
   <source>Select all {n}</source>
   <translation>تحديد الكل ({n})</translation>
  </message>
  <message>
   <source>Select everything matching</source>
   <translation>تحديد كل ما يطابق</translation>
  </message>
  <message>
   <source>Semicolon</source>
   <translation>فاصلة منقوطة</translation>
  </message>
  <message>
   <source>Separate with Enter.</source>
   <translation>افصل بـEnter.</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>الإعدادات</translation>
  </message>
  <message>
   <source>Settings that nothing reads</source>
   <translation>إعدادات لا يقرؤها شيء</translation>
  </message>
  <message>
   <source>Settings…</source>
   <translation>الإعدادات…</translation>
  </message>
  <message>
   <source>Sheet</source>
   <translation>الورقة</translation>
  </message>
  <message>
   <source>Sheet “{name}”</source>
   <translation>الورقة «{name}»</translation>
  </message>
  <message>
   <source>Show JSON as it is written</source>
   <translation>إظهار JSON كما هو مكتوب</translation>
  </message>
  <message>
   <source>Show all</source>
   <translation>إظهار الكل</translation>
  </message>
  <message>
   <source>Show all ({size})</source>
   <translation>إظهار الكل ({size})</translation>
  </message>
  <message>
   <source>Show all {n}</source>
   <translation>إظهار الكل ({n})</translation>
  </message>
  <message>
   <source>Show as it is written</source>
   <translation>إظهاره كما هو مكتوب</translation>
  </message>
  <message>
   <source>Show exact words</source>
   <translation>إظهار الكلمات الدقيقة</translation>
  </message>
  <message>
   <source>Show invisible characters</source>
   <translation>إظهار المحارف غير المرئية</translation>
  </message>
  <message>
   <source>Show the details</source>
   <translation>إظهار التفاصيل</translation>
  </message>
  <message>
   <source>Show the latest</source>
   <translation>عرض الأحدث</translation>
  </message>
  <message>
   <source>Show the latest revision</source>
   <translation>عرض أحدث نسخة</translation>
  </message>
  <message>
   <source>Show the menu</source>
   <translation>إظهار القائمة</translation>
  </message>
  <message>
   <source>Show the tour</source>
   <translation>عرض الجولة</translation>
  </message>
  <message>
   <source>Show the whole output</source>
   <translation>إظهار المخرج كله</translation>
  </message>
  <message>
   <source>Show the whole text</source>
   <translation>عرض النص كله</translation>
  </message>
  <message>
   <source>Show these cases</source>
   <translation>إظهار هذه الحالات</translation>
  </message>
  <message>
   <source>Show what changed</source>
   <translation>عرض ما تغيّر</translation>
  </message>
  <message>
   <source>Show what is beside the case</source>
   <translation>إظهار ما بجانب الحالة</translation>
  </message>
  <message numerus="yes">
   <source>Show {n} more columns</source>
   <comment>Show {n} more column</comment>
   <translation>
    <numerusform>إظهار {n} عمود آخر</numerusform>
    <numerusform>إظهار عمود آخر</numerusform>
    <numerusform>إظهار عمودين آخرين</numerusform>
    <numerusform>إظهار {n} أعمدة أخرى</numerusform>
    <numerusform>إظهار {n} عمودًا آخر</numerusform>
    <numerusform>إظهار {n} عمود آخر</numerusform>
   </translation>
  </message>
  <message>
   <source>Shown as text: {reason}</source>
   <translation>معروض كنص: {reason}</translation>
  </message>
  <message>
   <source>Shown beside your votes, and in files that you export.</source>
   <translation>يظهر بجانب تصويتاتك وفي الملفات التي تصدّرها.</translation>
  </message>
  <message>
   <source>Shown: {queue}</source>
   <translation>معروض: {queue}</translation>
  </message>
  <message>
   <source>Side by side</source>
   <translation>جنبًا إلى جنب</translation>
  </message>
  <message>
   <source>Simplified Chinese (GB 18030)</source>
   <translation>صينية مبسطة (GB 18030)</translation>
  </message>
  <message>
   <source>Simplified Chinese (GBK)</source>
   <translation>صينية مبسطة (GBK)</translation>
  </message>
  <message>
   <source>Simplified Han</source>
   <translation>الهان المبسطة</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>الحجم</translation>
  </message>
  <message>
   <source>Skip</source>
   <translation>تخطٍّ</translation>
  </message>
  <message>
   <source>Skip this file</source>
   <translation>تخطي هذا الملف</translation>
  </message>
  <message>
   <source>Skipped</source>
   <translation>متخطاة</translation>
  </message>
  <message>
   <source>Skipped; it comes back last</source>
   <translation>تُخطيت؛ وتعود في الآخر</translation>
  </message>
  <message>
   <source>Smaller case text</source>
   <translation>نص حالة أصغر</translation>
  </message>
  <message>
   <source>Somebody</source>
   <translation>شخص ما</translation>
  </message>
  <message>
   <source>Something is open beside the queues.</source>
   <translation>هناك شيء مفتوح بجانب القوائم.</translation>
  </message>
  <message>
   <source>Something went wrong.</source>
   <translation>حدث خطأ ما.</translation>
  </message>
  <message>
   <source>Sort</source>
   <translation>ترتيب</translation>
  </message>
  <message>
   <source>Sorted by confidence, which is otherwise hidden</source>
   <translation>مرتّبة حسب الثقة المخفية</translation>
  </message>
  <message>
   <source>Sort…</source>
   <translation>ترتيب…</translation>
  </message>
  <message>
   <source>Source</source>
   <translation>المصدر</translation>
  </message>
  <message>
   <source>Source file</source>
   <translation>ملف المصدر</translation>
  </message>
  <message>
   <source>Spain</source>
   <translation>إسبانيا</translation>
  </message>
  <message>
   <source>Spanish</source>
   <translation>الإسبانية</translation>
  </message>
  <message>
   <source>Spelling is not checked: the case has no language.</source>
   <translation>لا يُدقَّق الإملاء: لا لغة للحالة.</translation>
  </message>
  <message>
   <source>Spelling is not checked: the dictionary is broken.</source>
   <translation>لا يُدقَّق الإملاء: القاموس تالف.</translation>
  </message>
  <message>
   <source>Spelling is not checked: there is no dictionary for {language}.</source>
   <translation>لا يُدقَّق الإملاء: لا قاموس للغة {language}.</translation>
  </message>
  <message>
   <source>Spelling: {language}</source>
   <translation>الإملاء: {language}</translation>
  </message>
  <message>
   <source>Spelling: {language}, as there is no dictionary for {wanted}</source>
   <translation>الإملاء: {language}، إذ لا قاموس للغة {wanted}</translation>
  </message>
  <message>
   <source>Step {n} of {count}: {name}</source>
   <translation>الخطوة {n} من {count}: {name}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>إيقاف</translation>
  </message>
  <message>
   <source>Stopped at row {done} of {total}.</source>
   <translation>توقف عند الصف {done} من {total}.</translation>
  </message>
  <message>
   <source>Stopped at row {done}.</source>
   <translation>توقف عند الصف {done}.</translation>
  </message>
  <message>
   <source>Stopped in the middle; Undo goes on with the rest</source>
   <translation>توقف في المنتصف؛ يكمل التراجع الباقي</translation>
  </message>
  <message>
   <source>Stopped in the middle; Undo takes back what was done again</source>
   <translation>توقف في المنتصف؛ يلغي التراجع ما أُعيد</translation>
  </message>
  <message>
   <source>Stopping criteria</source>
   <translation>معايير التوقف</translation>
  </message>
  <message>
   <source>Stopping…</source>
   <translation>جارٍ الإيقاف…</translation>
  </message>
  <message>
   <source>Strategy</source>
   <translation>الاستراتيجية</translation>
  </message>
  <message>
   <source>Strategy {name}</source>
   <translation>الاستراتيجية {name}</translation>
  </message>
  <message>
   <source>Street</source>
   <translation>شارع</translation>
  </message>
  <message>
   <source>Structure</source>
   <translation>البنية</translation>
  </message>
  <message>
   <source>Structure of the answer</source>
   <translation>بنية الإجابة</translation>
  </message>
  <message>
   <source>Such as the version of the product</source>
   <translation>مثلًا إصدار المنتج</translation>
  </message>
  <message>
   <source>Suite</source>
   <translation>حزمة</translation>
  </message>
  <message>
   <source>Superseded by {revision}</source>
   <translation>حلّت محلها {revision}</translation>
  </message>
  <message>
   <source>Swedish</source>
   <translation>السويدية</translation>
  </message>
  <message>
   <source>Switzerland</source>
   <translation>سويسرا</translation>
  </message>
  <message>
   <source>System</source>
   <translation>النظام</translation>
  </message>
  <message>
   <source>TSV, a table as text</source>
   <translation>جدول نصي TSV</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>علامة جدولة</translation>
  </message>
  <message>
   <source>Tag</source>
   <translation>وسم</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>الوسوم</translation>
  </message>
  <message>
   <source>Tags, parted by ; or as a JSON list.</source>
   <translation>وسوم تفصل بينها ; أو قائمة JSON.</translation>
  </message>
  <message>
   <source>Taiwan</source>
   <translation>تايوان</translation>
  </message>
  <message>
   <source>Take all of mine</source>
   <translation>أخذ كل ما لديّ</translation>
  </message>
  <message>
   <source>Take all of theirs</source>
   <translation>أخذ كل ما لديهم</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>سحبه</translation>
  </message>
  <message>
   <source>Take it off</source>
   <translation>إزالة</translation>
  </message>
  <message>
   <source>Take off Skipped</source>
   <translation>إزالة من المتخطاة</translation>
  </message>
  <message>
   <source>Take the flag off</source>
   <translation>إزالة العلامة</translation>
  </message>
  <message>
   <source>Take the question back</source>
   <translation>سحب السؤال</translation>
  </message>
  <message>
   <source>Take the reviewed mark off</source>
   <translation>إزالة علامة المراجعة</translation>
  </message>
  <message>
   <source>Take the text of a file…</source>
   <translation>أخذ النص من ملف…</translation>
  </message>
  <message>
   <source>Take the text of an earlier version</source>
   <translation>أخذ نص إصدار سابق</translation>
  </message>
  <message>
   <source>Taken back</source>
   <translation>تم التراجع</translation>
  </message>
  <message>
   <source>Taken off Skipped</source>
   <translation>أزيلت من المتخطاة</translation>
  </message>
  <message>
   <source>Taken out: {texts}.</source>
   <translation>أُزيل: {texts}.</translation>
  </message>
  <message>
   <source>Test case {id}: {why}</source>
   <translation>حالة الاختبار {id}: {why}</translation>
  </message>
  <message>
   <source>Text of revision {n}</source>
   <translation>نص النسخة {n}</translation>
  </message>
  <message>
   <source>Text of the guidelines</source>
   <translation>نص الإرشادات</translation>
  </message>
  <message>
   <source>Text of the guidelines, in Markdown</source>
   <translation>نص الإرشادات بصيغة Markdown</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>حجم النص</translation>
  </message>
  <message>
   <source>Text, in Markdown</source>
   <translation>النص بصيغة Markdown</translation>
  </message>
  <message>
   <source>Texts of more than 32,767 characters are cut off there, and listed.</source>
   <translation>النصوص الأطول من 32,767 حرفًا تُقطع هناك وتُذكر.</translation>
  </message>
  <message>
   <source>Texts of {count} and {count2} characters are too long to compare.</source>
   <translation>نصان من {count} و{count2} حرف أطول من أن يُقارنا.</translation>
  </message>
  <message>
   <source>Thai (Windows-874)</source>
   <translation>تايلندي (Windows-874)</translation>
  </message>
  <message>
   <source>That is the case on screen.</source>
   <translation>هذه هي الحالة المعروضة.</translation>
  </message>
  <message>
   <source>That is {n} characters too long.</source>
   <translation>يزيد بمقدار {n} حرف.</translation>
  </message>
  <message>
   <source>That makes a new revision. The old one stays.</source>
   <translation>ينشئ ذلك نسخة جديدة، وتبقى القديمة.</translation>
  </message>
  <message>
   <source>The AI product did not answer in time.</source>
   <translation>لم يُجب منتج الذكاء الاصطناعي في الوقت المحدد.</translation>
  </message>
  <message>
   <source>The AI product gave no answer.</source>
   <translation>لم يعطِ منتج الذكاء الاصطناعي إجابة.</translation>
  </message>
  <message>
   <source>The Excel workbook is damaged and cannot be read.</source>
   <translation>مصنف Excel تالف ولا يمكن قراءته.</translation>
  </message>
  <message>
   <source>The aliases up to line {line} add more than {n} characters</source>
   <translation>تضيف الأسماء المستعارة حتى السطر {line} أكثر من {n} محرف</translation>
  </message>
  <message>
   <source>The answer contains</source>
   <translation>تحتوي الإجابة</translation>
  </message>
  <message>
   <source>The answer contains all of these</source>
   <translation>تحتوي الإجابة كل هذه</translation>
  </message>
  <message>
   <source>The answer contains at least one of these</source>
   <translation>تحتوي الإجابة واحدًا على الأقل من هذه</translation>
  </message>
  <message>
   <source>The answer contains this text</source>
   <translation>تحتوي الإجابة هذا النص</translation>
  </message>
  <message>
   <source>The answer has this structure</source>
   <translation>للإجابة هذه البنية</translation>
  </message>
  <message>
   <source>The answer has this structure, or it fails</source>
   <translation>للإجابة هذه البنية وإلا فشلت</translation>
  </message>
  <message>
   <source>The answer is</source>
   <translation>الإجابة هي</translation>
  </message>
  <message>
   <source>The answer is empty</source>
   <translation>الإجابة فارغة</translation>
  </message>
  <message>
   <source>The answer is exactly this text</source>
   <translation>الإجابة هي هذا النص تمامًا</translation>
  </message>
  <message>
   <source>The answer is like</source>
   <translation>الإجابة تشبه</translation>
  </message>
  <message>
   <source>The answer is like this text: {n} of 1 or more</source>
   <translation>تشبه الإجابة هذا النص: {n} من 1 أو أكثر</translation>
  </message>
  <message>
   <source>The answer is this very text, or it fails</source>
   <translation>الإجابة هي هذا النص بعينه وإلا فشلت</translation>
  </message>
  <message>
   <source>The answer matches</source>
   <translation>الإجابة تطابق</translation>
  </message>
  <message>
   <source>The answer matches all of these patterns</source>
   <translation>تطابق الإجابة كل هذه الأنماط</translation>
  </message>
  <message>
   <source>The answer to compare with</source>
   <translation>الإجابة التي يُقارن بها</translation>
  </message>
  <message>
   <source>The background noise needs both a profile and a level</source>
   <translation>تحتاج ضوضاء الخلفية إلى نمط ومستوى معًا</translation>
  </message>
  <message>
   <source>The background noise needs both a profile and a level.</source>
   <translation>تحتاج ضوضاء الخلفية إلى نمط ومستوى معًا.</translation>
  </message>
  <message>
   <source>The case alone</source>
   <translation>الحالة وحدها</translation>
  </message>
  <message>
   <source>The case comes back by itself. It is no vote.</source>
   <translation>تعود الحالة من تلقاء نفسها. هذا ليس تصويتًا.</translation>
  </message>
  <message>
   <source>The case stays undecided and stands under Asked a senior.</source>
   <translation>تبقى الحالة دون بتّ وتظهر تحت «سُئل عنها خبير».</translation>
  </message>
  <message>
   <source>The case was changed after you began this draft. Your draft is kept.</source>
   <translation>تغيّرت الحالة بعد أن بدأت هذه المسودة. مسودتك محفوظة.</translation>
  </message>
  <message>
   <source>The change does not say what the content is.</source>
   <translation>لا يذكر التغيير ما هو المحتوى.</translation>
  </message>
  <message>
   <source>The column {column} has a value twice</source>
   <translation>في العمود {column} قيمة مكررة</translation>
  </message>
  <message>
   <source>The column {column} is empty</source>
   <translation>العمود {column} فارغ</translation>
  </message>
  <message>
   <source>The content is the same as before.</source>
   <translation>المحتوى كما كان من قبل.</translation>
  </message>
  <message>
   <source>The conversation has no turn.</source>
   <translation>المحادثة بلا جولات.</translation>
  </message>
  <message>
   <source>The current revision of every case, with all of its fields.</source>
   <translation>النسخة الحالية من كل حالة بكل حقولها.</translation>
  </message>
  <message>
   <source>The data file is damaged.</source>
   <translation>ملف البيانات تالف.</translation>
  </message>
  <message>
   <source>The data file was replaced by another program.</source>
   <translation>استبدل برنامج آخر ملف البيانات.</translation>
  </message>
  <message>
   <source>The data of this workspace is gone.</source>
   <translation>اختفت بيانات مساحة العمل هذه.</translation>
  </message>
  <message>
   <source>The dataset gets</source>
   <translation>مجموعة البيانات تحصل على</translation>
  </message>
  <message>
   <source>The dataset that the case is in.</source>
   <translation>مجموعة البيانات التي فيها الحالة.</translation>
  </message>
  <message>
   <source>The dataset was here before, so what stands beside the cases in the file is not kept</source>
   <translation>كانت مجموعة البيانات هنا من قبل، فلا يُحفظ ما في الملف إلى جانب الحالات</translation>
  </message>
  <message>
   <source>The digits 1 to 9 choose a reason. Choose another key.</source>
   <translation>الأرقام من 1 إلى 9 تختار سببًا. اختر مفتاحًا آخر.</translation>
  </message>
  <message>
   <source>The disk does not take it.</source>
   <translation>القرص لا يقبله.</translation>
  </message>
  <message>
   <source>The disk is full.</source>
   <translation>القرص ممتلئ.</translation>
  </message>
  <message>
   <source>The disk still has your draft. It goes as soon as the disk takes that.</source>
   <translation>ما زالت مسودتك على القرص. ستُزال حالما يسمح القرص بذلك.</translation>
  </message>
  <message>
   <source>The eval_type "{name}" is none of {types}.</source>
   <translation>قيمة eval_type «{name}» ليست من: {types}.</translation>
  </message>
  <message>
   <source>The eval_type custom needs an evaluator in eval_config</source>
   <translation>يحتاج eval_type من نوع custom إلى evaluator في eval_config</translation>
  </message>
  <message>
   <source>The eval_type {value} is none of {types}</source>
   <translation>قيمة eval_type ‏{value} ليست من هذه: {types}</translation>
  </message>
  <message>
   <source>The evaluator {name} broke off: {told}</source>
   <translation>انقطع المُقيِّم {name}: {told}</translation>
  </message>
  <message>
   <source>The evaluator {name} cannot be loaded: {told}</source>
   <translation>لا يمكن تحميل المُقيِّم {name}: {told}</translation>
  </message>
  <message>
   <source>The evaluator {name} did not say whether the output passed.</source>
   <translation>لم يذكر المُقيِّم {name} إن كان المخرج ناجحًا.</translation>
  </message>
  <message>
   <source>The evaluator {name} gave a score that is no number.</source>
   <translation>أعطى المُقيِّم {name} درجة ليست عددًا.</translation>
  </message>
  <message>
   <source>The evaluator {name} gave no result.</source>
   <translation>لم يعطِ المُقيِّم {name} نتيجة.</translation>
  </message>
  <message>
   <source>The evaluator {name} gave no score.</source>
   <translation>لم يعطِ المُقيِّم {name} درجة.</translation>
  </message>
  <message>
   <source>The evaluator “{name}” gives the score</source>
   <translation>المُقيِّم «{name}» يعطي الدرجة</translation>
  </message>
  <message>
   <source>The fields of the schema cannot show this:</source>
   <translation>لا يمكن لحقول المخطط عرض هذا:</translation>
  </message>
  <message>
   <source>The file</source>
   <translation>الملف</translation>
  </message>
  <message>
   <source>The file cannot be read: {why}.</source>
   <translation>تتعذّر قراءة الملف: {why}.</translation>
  </message>
  <message>
   <source>The file cannot be written.</source>
   <translation>تتعذّر كتابة الملف.</translation>
  </message>
  <message>
   <source>The file cannot be written: {why}.</source>
   <translation>تتعذّر كتابة الملف: {why}.</translation>
  </message>
  <message>
   <source>The file has no rows.</source>
   <translation>الملف بلا صفوف.</translation>
  </message>
  <message>
   <source>The file is empty.</source>
   <translation>الملف فارغ.</translation>
  </message>
  <message>
   <source>The file is no longer at {path}.</source>
   <translation>لم يعد الملف في {path}.</translation>
  </message>
  <message>
   <source>The file may not be read with your permissions.</source>
   <translation>لا تسمح صلاحياتك بقراءة الملف.</translation>
  </message>
  <message>
   <source>The file starts like {name} text but is damaged further on.</source>
   <translation>يبدأ الملف كنص بترميز {name} لكنه تالف بعد ذلك.</translation>
  </message>
  <message>
   <source>The file that the case was made from.</source>
   <translation>الملف الذي أُنشئت منه الحالة.</translation>
  </message>
  <message>
   <source>The file was changed while it was being read.</source>
   <translation>تغيّر الملف أثناء قراءته.</translation>
  </message>
  <message>
   <source>The filter stays as it was.</source>
   <translation>يبقى المرشِّح كما كان.</translation>
  </message>
  <message>
   <source>The fingerprint of the content as it was exported: tells whether a row was changed in this file.</source>
   <translation>بصمة المحتوى كما صُدّر: تدل على ما إذا غُيّر الصف في هذا الملف.</translation>
  </message>
  <message>
   <source>The first row looks like data: say which row is the header, or that there is none.</source>
   <translation>يبدو أن الصف الأول بيانات: حدّد أي صف هو الترويسة، أو أنه لا ترويسة.</translation>
  </message>
  <message numerus="yes">
   <source>The first {n} are shown.</source>
   <comment>The first {n} is shown.</comment>
   <translation>
    <numerusform>يظهر أول {n}.</numerusform>
    <numerusform>يظهر الأول.</numerusform>
    <numerusform>يظهر أول اثنين.</numerusform>
    <numerusform>يظهر أول {n}.</numerusform>
    <numerusform>يظهر أول {n}.</numerusform>
    <numerusform>يظهر أول {n}.</numerusform>
   </translation>
  </message>
  <message>
   <source>The gender of the person who speaks.</source>
   <translation>جنس المتكلم.</translation>
  </message>
  <message>
   <source>The goal is empty</source>
   <translation>الهدف فارغ</translation>
  </message>
  <message>
   <source>The grey columns are locked: they say which case a row is and how it was reviewed.</source>
   <translation>الأعمدة الرمادية مقفلة: تدل على حالة كل صف وكيف رُوجعت.</translation>
  </message>
  <message>
   <source>The guide is in English.</source>
   <translation>الدليل باللغة الإنجليزية.</translation>
  </message>
  <message>
   <source>The header cannot be read: {why}.</source>
   <translation>تتعذّر قراءة الترويسة: {why}.</translation>
  </message>
  <message numerus="yes">
   <source>The header stands here; {n} rows above it are not read</source>
   <comment>The header stands here; 1 row above the header is not read</comment>
   <translation>
    <numerusform>الترويسة هنا؛ لا صفوف فوقها</numerusform>
    <numerusform>الترويسة هنا؛ لا يُقرأ الصف الذي فوقها</numerusform>
    <numerusform>الترويسة هنا؛ لا يُقرأ الصفان اللذان فوقها</numerusform>
    <numerusform>الترويسة هنا؛ لا تُقرأ {n} صفوف فوقها</numerusform>
    <numerusform>الترويسة هنا؛ لا يُقرأ {n} صفًا فوقها</numerusform>
    <numerusform>الترويسة هنا؛ لا يُقرأ {n} صف فوقها</numerusform>
   </translation>
  </message>
  <message>
   <source>The id is empty</source>
   <translation>المعرّف فارغ</translation>
  </message>
  <message>
   <source>The id of the case, the same in all of its revisions.</source>
   <translation>معرّف الحالة، وهو نفسه في كل نسخها.</translation>
  </message>
  <message>
   <source>The id of this revision; no two rows have the same.</source>
   <translation>معرّف هذه النسخة؛ لا يتكرر في صفين.</translation>
  </message>
  <message>
   <source>The id that the case had in the file it came from.</source>
   <translation>معرّف الحالة في الملف الذي جاءت منه.</translation>
  </message>
  <message>
   <source>The id “{id}” is like another one but for case, blanks or Unicode form</source>
   <translation>المعرّف «{id}» كمعرّف آخر إلا في حالة الأحرف أو الفراغات أو صيغة Unicode</translation>
  </message>
  <message>
   <source>The import of {name} waits. Nothing of it is read in.</source>
   <translation>استيراد {name} ينتظر. لم يُقرأ منه شيء.</translation>
  </message>
  <message>
   <source>The input is another one in this draft; these outputs answered the old.</source>
   <translation>المدخل مختلف في هذه المسودة؛ هذه المخرجات أجابت عن القديم.</translation>
  </message>
  <message>
   <source>The input is empty</source>
   <translation>المدخل فارغ</translation>
  </message>
  <message>
   <source>The input is empty.</source>
   <translation>المدخل فارغ.</translation>
  </message>
  <message>
   <source>The input schema is no JSON object.</source>
   <translation>مخطط المدخل ليس كائن JSON.</translation>
  </message>
  <message>
   <source>The input schema is no JSON: {why}.</source>
   <translation>مخطط المدخل ليس JSON: {why}.</translation>
  </message>
  <message>
   <source>The item cannot be read: {why}</source>
   <translation>تتعذّر قراءة العنصر: {why}</translation>
  </message>
  <message>
   <source>The item is {kind}, not a map</source>
   <translation>العنصر {kind}، وليس خريطة</translation>
  </message>
  <message>
   <source>The item is {kind}, not an object</source>
   <translation>العنصر {kind}، وليس كائنًا</translation>
  </message>
  <message>
   <source>The key "{value}" stands twice in one object.</source>
   <translation>المفتاح «{value}» مكرر في كائن واحد.</translation>
  </message>
  <message>
   <source>The key on line {line} is a list or a map</source>
   <translation>المفتاح في السطر {line} قائمة أو خريطة</translation>
  </message>
  <message>
   <source>The key {key} stands twice</source>
   <translation>المفتاح {key} مكرر</translation>
  </message>
  <message>
   <source>The key {key} stands twice (lines {first} and {again})</source>
   <translation>المفتاح {key} مكرر (السطران {first} و{again})</translation>
  </message>
  <message>
   <source>The key {key} stands twice; its last value is taken</source>
   <translation>المفتاح {key} مكرر؛ تؤخذ قيمته الأخيرة</translation>
  </message>
  <message>
   <source>The known outputs could not be scored.</source>
   <translation>تعذّر تقييم المخرجات المعروفة.</translation>
  </message>
  <message>
   <source>The language of the case, such as es or pt-BR.</source>
   <translation>لغة الحالة، مثل es أو pt-BR.</translation>
  </message>
  <message>
   <source>The language “{tag}” is not known; a server may refuse it.</source>
   <translation>اللغة «{tag}» غير معروفة؛ قد يرفضها الخادم.</translation>
  </message>
  <message>
   <source>The last answer too</source>
   <translation>الإجابة الأخيرة أيضًا</translation>
  </message>
  <message>
   <source>The latest revision says the same already, so nothing was saved</source>
   <translation>أحدث نسخة تقول الشيء نفسه من قبل، فلم يُحفظ شيء</translation>
  </message>
  <message>
   <source>The latest revision says the same: nothing to restore</source>
   <translation>أحدث نسخة تقول الشيء نفسه: لا شيء للاستعادة</translation>
  </message>
  <message>
   <source>The line holds {kind}, not an object</source>
   <translation>في السطر {kind}، لا كائن</translation>
  </message>
  <message>
   <source>The line is no JSON object</source>
   <translation>السطر ليس كائن JSON</translation>
  </message>
  <message>
   <source>The line is no JSON object: {why} (character {n})</source>
   <translation>السطر ليس كائن JSON: {why} (المحرف {n})</translation>
  </message>
  <message>
   <source>The list could not be read.</source>
   <translation>تعذّرت قراءة القائمة.</translation>
  </message>
  <message>
   <source>The merge key &lt;&lt; on line {line} is no part of YAML 1.2; write its keys out</source>
   <translation>مفتاح الدمج &lt;&lt; في السطر {line} ليس من YAML 1.2؛ اكتب مفاتيحه صراحة</translation>
  </message>
  <message>
   <source>The metadata is no JSON: {why}.</source>
   <translation>البيانات الوصفية ليست JSON: {why}.</translation>
  </message>
  <message>
   <source>The name has a character that cannot be shown, such as a line break.</source>
   <translation>في الاسم محرف لا يمكن عرضه، مثل فاصل سطر.</translation>
  </message>
  <message>
   <source>The name has more than {n} characters.</source>
   <translation>في الاسم أكثر من {n} حرف.</translation>
  </message>
  <message>
   <source>The name is empty.</source>
   <translation>الاسم فارغ.</translation>
  </message>
  <message>
   <source>The nesting is too deep.</source>
   <translation>التداخل عميق جدًا.</translation>
  </message>
  <message>
   <source>The next case is already there. {key} takes a vote back, also tomorrow.</source>
   <translation>الحالة التالية جاهزة. {key} يتراجع عن التصويت، غدًا أيضًا.</translation>
  </message>
  <message>
   <source>The noise behind a spoken case; only together with its level.</source>
   <translation>الضوضاء خلف حالة منطوقة؛ مع مستواها فقط.</translation>
  </message>
  <message>
   <source>The number is too large: at most {n}.</source>
   <translation>العدد كبير جدًا: {n} على الأكثر.</translation>
  </message>
  <message>
   <source>The number is too small: it is from {n} on.</source>
   <translation>العدد صغير جدًا: {n} على الأقل.</translation>
  </message>
  <message>
   <source>The number {name} is too large to count with.</source>
   <translation>العدد {name} أكبر من أن يُحسب به.</translation>
  </message>
  <message>
   <source>The pattern {pattern}</source>
   <translation>النمط {pattern}</translation>
  </message>
  <message>
   <source>The pattern {pattern} needs too much memory.</source>
   <translation>يحتاج النمط {pattern} إلى ذاكرة كبيرة جدًا.</translation>
  </message>
  <message>
   <source>The pattern “{subject}” is not valid and is never found.</source>
   <translation>النمط «{subject}» غير صالح ولا يُعثر عليه أبدًا.</translation>
  </message>
  <message>
   <source>The product has no name.</source>
   <translation>المنتج بلا اسم.</translation>
  </message>
  <message>
   <source>The quote that opens on line {line} is never closed</source>
   <translation>علامة الاقتباس المفتوحة في السطر {line} لا تُغلق أبدًا</translation>
  </message>
  <message>
   <source>The quote that opens on line {line} is not closed properly</source>
   <translation>علامة الاقتباس المفتوحة في السطر {line} لا تُغلق كما يجب</translation>
  </message>
  <message>
   <source>The raw view has the rest</source>
   <translation>الباقي في العرض الخام</translation>
  </message>
  <message>
   <source>The revision that this one was made from.</source>
   <translation>النسخة التي أُنشئت منها هذه.</translation>
  </message>
  <message>
   <source>The same</source>
   <translation>لا اختلاف</translation>
  </message>
  <message>
   <source>The same apart from white space, line ends or form</source>
   <translation>لا اختلاف إلا في المسافات أو نهايات الأسطر أو الشكل</translation>
  </message>
  <message>
   <source>The same as cases you have. They are left as they are.</source>
   <translation>مطابقة لحالات عندك. تُترك كما هي.</translation>
  </message>
  <message>
   <source>The same on both sides</source>
   <translation>متطابق لدى الطرفين</translation>
  </message>
  <message>
   <source>The same text</source>
   <translation>النص نفسه</translation>
  </message>
  <message>
   <source>The scale of the marks</source>
   <translation>سلّم الدرجات</translation>
  </message>
  <message>
   <source>The schema also says:</source>
   <translation>يقول المخطط أيضًا:</translation>
  </message>
  <message>
   <source>The schema asks for {kind} here.</source>
   <translation>يطلب المخطط هنا {kind}.</translation>
  </message>
  <message>
   <source>The schema cannot be applied: {why}.</source>
   <translation>لا يمكن تطبيق المخطط: {why}.</translation>
  </message>
  <message>
   <source>The schema does not allow this field.</source>
   <translation>لا يسمح المخطط بهذا الحقل.</translation>
  </message>
  <message>
   <source>The schema is nested too deeply.</source>
   <translation>تداخل المخطط عميق جدًا.</translation>
  </message>
  <message>
   <source>The schema names a type that there is not.</source>
   <translation>يذكر المخطط نوعًا غير موجود.</translation>
  </message>
  <message>
   <source>The schema refers to itself without an end.</source>
   <translation>يشير المخطط إلى نفسه بلا نهاية.</translation>
  </message>
  <message>
   <source>The schema refers to {ref}, which is not in it.</source>
   <translation>يشير المخطط إلى {ref}، وهو غير موجود فيه.</translation>
  </message>
  <message>
   <source>The schema's fields must be a map, and are {kind}.</source>
   <translation>يجب أن تكون حقول المخطط خريطة، وهي {kind}.</translation>
  </message>
  <message>
   <source>The schema's kind must be struct or ecto.</source>
   <translation>يجب أن تكون قيمة kind في المخطط struct أو ecto.</translation>
  </message>
  <message>
   <source>The schema's pattern {pattern} is invalid.</source>
   <translation>النمط {pattern} في المخطط غير صالح.</translation>
  </message>
  <message>
   <source>The settings are no map.</source>
   <translation>الإعدادات ليست خريطة.</translation>
  </message>
  <message>
   <source>The settings of the product, as JSON.</source>
   <translation>إعدادات المنتج، بصيغة JSON.</translation>
  </message>
  <message>
   <source>The settings of the scoring, as JSON.</source>
   <translation>إعدادات التقييم، بصيغة JSON.</translation>
  </message>
  <message>
   <source>The share of the texts that are in the answer</source>
   <translation>نسبة النصوص الموجودة في الإجابة</translation>
  </message>
  <message>
   <source>The signs at the edge open lists of cases. After each decision the next case comes by itself; {go_next} and {go_previous} go through all of them.</source>
   <translation>العلامات عند الحافة تفتح قوائم الحالات. بعد كل قرار تأتي الحالة التالية وحدها، و{go_next} و{go_previous} يمران على الحالات كلها.</translation>
  </message>
  <message>
   <source>The situation of a simulated conversation.</source>
   <translation>موقف محادثة محاكاة.</translation>
  </message>
  <message>
   <source>The suite has no test cases</source>
   <translation>لا حالات اختبار في الحزمة</translation>
  </message>
  <message>
   <source>The suite's name is empty</source>
   <translation>اسم الحزمة فارغ</translation>
  </message>
  <message>
   <source>The suite's {key} (line {line}) is empty.</source>
   <translation>قائمة {key} في الحزمة (السطر {line}) فارغة.</translation>
  </message>
  <message>
   <source>The suite's {key} (line {line}) is no list.</source>
   <translation>ما في {key} من الحزمة (السطر {line}) ليس قائمة.</translation>
  </message>
  <message>
   <source>The suite's {key} is empty.</source>
   <translation>قائمة {key} في الحزمة فارغة.</translation>
  </message>
  <message>
   <source>The suite's {key} is no list.</source>
   <translation>ما في {key} من الحزمة ليس قائمة.</translation>
  </message>
  <message>
   <source>The system has no program for it. You can copy the address.</source>
   <translation>لا برنامج لها في النظام. يمكنك نسخ العنوان.</translation>
  </message>
  <message>
   <source>The tag {tag} on line {line} means nothing here</source>
   <translation>الوسم {tag} في السطر {line} لا معنى له هنا</translation>
  </message>
  <message>
   <source>The tags are no list</source>
   <translation>الوسوم ليست قائمة</translation>
  </message>
  <message>
   <source>The timeout is no whole number of milliseconds</source>
   <translation>المهلة ليست عددًا صحيحًا من أجزاء الألف من الثانية</translation>
  </message>
  <message>
   <source>The tool calls are no JSON list of maps.</source>
   <translation>استدعاءات الأدوات ليست قائمة JSON من خرائط.</translation>
  </message>
  <message>
   <source>The tool calls are no JSON: {why}.</source>
   <translation>استدعاءات الأدوات ليست JSON: {why}.</translation>
  </message>
  <message>
   <source>The tools are called with these arguments</source>
   <translation>تُستدعى الأدوات بهذه الوسائط</translation>
  </message>
  <message>
   <source>The tools called</source>
   <translation>الأدوات المستدعاة</translation>
  </message>
  <message>
   <source>The tools that are to be called, parted by ; or as a JSON list.</source>
   <translation>الأدوات المطلوب استدعاؤها، تفصل بينها ; أو قائمة JSON.</translation>
  </message>
  <message>
   <source>The tools that can be called, as JSON.</source>
   <translation>الأدوات التي يمكن استدعاؤها، بصيغة JSON.</translation>
  </message>
  <message>
   <source>The type of the schema's field {field} is none of {types}.</source>
   <translation>نوع الحقل {field} في المخطط ليس من: {types}.</translation>
  </message>
  <message>
   <source>The user persona is empty</source>
   <translation>شخصية المستخدم فارغة</translation>
  </message>
  <message>
   <source>The variant: which kind of case it is.</source>
   <translation>البديل: أي نوع من الحالات هي.</translation>
  </message>
  <message>
   <source>The voice is one of {voices}.</source>
   <translation>الصوت واحد من: {voices}.</translation>
  </message>
  <message>
   <source>The vote: 1 good, -1 bad, 0 or nothing for none.</source>
   <translation>التصويت: 1 جيد، -1 سيئ، 0 أو لا شيء إن لم يوجد.</translation>
  </message>
  <message>
   <source>The white cards hold what an AI product is asked and what it should answer. Context and properties open and close with a click.</source>
   <translation>تعرض البطاقات ما يُسأل عنه منتج الذكاء الاصطناعي وما ينبغي أن يجيب به. السياق والخصائص تُفتح وتُغلق بنقرة.</translation>
  </message>
  <message>
   <source>The whole value</source>
   <translation>القيمة كلها</translation>
  </message>
  <message>
   <source>The word becomes part of the vote. Votes that were cast keep their words.</source>
   <translation>تصبح الكلمة جزءًا من التصويت. والأصوات السابقة تحتفظ بكلماتها.</translation>
  </message>
  <message>
   <source>The word could not be kept: its file cannot be written.</source>
   <translation>تعذّر حفظ الكلمة: لا يمكن كتابة ملفها.</translation>
  </message>
  <message>
   <source>The workbook has no sheet with rows under a header.</source>
   <translation>لا ورقة في المصنف فيها صفوف تحت ترويسة.</translation>
  </message>
  <message>
   <source>The workbook is protected by a password.</source>
   <translation>المصنف محمي بكلمة مرور.</translation>
  </message>
  <message>
   <source>The workbook unpacks to more than {most} MB. {advice}</source>
   <translation>حجم المصنف بعد فك ضغطه أكبر من {most} م.ب. {advice}</translation>
  </message>
  <message>
   <source>The {key} is missing</source>
   <translation>ينقص {key}</translation>
  </message>
  <message>
   <source>The {key} is no whole number</source>
   <translation>قيمة {key} ليست عددًا صحيحًا</translation>
  </message>
  <message>
   <source>The {n} most frequent. Type to find others.</source>
   <translation>الأكثر تكرارًا ({n}). اكتب للعثور على غيرها.</translation>
  </message>
  <message numerus="yes">
   <source>The {n} selected cases</source>
   <comment>The case on screen</comment>
   <translation>
    <numerusform>الحالات المحددة ({n})</numerusform>
    <numerusform>الحالة المعروضة</numerusform>
    <numerusform>الحالتان المحددتان</numerusform>
    <numerusform>الحالات المحددة ({n})</numerusform>
    <numerusform>الحالات المحددة ({n})</numerusform>
    <numerusform>الحالات المحددة ({n})</numerusform>
   </translation>
  </message>
  <message>
   <source>Theirs</source>
   <translation>لديهم</translation>
  </message>
  <message>
   <source>Theirs stays as it is</source>
   <translation>ما لديهم يبقى كما هو</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>السمة</translation>
  </message>
  <message>
   <source>Theme of the system</source>
   <translation>سمة النظام</translation>
  </message>
  <message>
   <source>There are no cases here yet.</source>
   <translation>لا حالات هنا بعد.</translation>
  </message>
  <message>
   <source>There are no cases of yours in {folder}. Connect the drive that it is on, then start again. Or open the usual folder for now; the other one stays as it is.</source>
   <translation>لا توجد حالات لك في {folder}. صِل القرص الذي هو عليه ثم ابدأ من جديد. أو افتح المجلد المعتاد الآن؛ ويبقى الآخر كما هو.</translation>
  </message>
  <message>
   <source>There is a newer revision.</source>
   <translation>توجد نسخة أحدث.</translation>
  </message>
  <message>
   <source>There is another dataset called “{name}” in {product}.</source>
   <translation>هناك مجموعة بيانات أخرى باسم «{name}» في {product}.</translation>
  </message>
  <message>
   <source>There is another product called “{name}”.</source>
   <translation>هناك منتج آخر باسم «{name}».</translation>
  </message>
  <message>
   <source>There is another saved view called “{name}”.</source>
   <translation>هناك عرض محفوظ آخر باسم «{name}».</translation>
  </message>
  <message>
   <source>There is another view called “{name}”.</source>
   <translation>هناك عرض آخر باسم «{name}».</translation>
  </message>
  <message>
   <source>There is more text after the end.</source>
   <translation>يوجد نص بعد النهاية.</translation>
  </message>
  <message>
   <source>There is no answer of the judge, and no judge to ask.</source>
   <translation>لا إجابة من الحَكَم ولا حَكَم يُسأل.</translation>
  </message>
  <message>
   <source>There is no dataset yet. Make one in the File menu first.</source>
   <translation>لا مجموعة بيانات بعد. أنشئ واحدة أولًا من قائمة «ملف».</translation>
  </message>
  <message>
   <source>There is no evaluator "{name}".</source>
   <translation>لا يوجد مُقيِّم باسم «{name}».</translation>
  </message>
  <message>
   <source>There is no import that could be removed.</source>
   <translation>لا استيراد يمكن إزالته.</translation>
  </message>
  <message>
   <source>There is no such file.</source>
   <translation>لا يوجد ملف كهذا.</translation>
  </message>
  <message>
   <source>There is nothing to put together</source>
   <translation>لا شيء للجمع</translation>
  </message>
  <message>
   <source>These are there already and will be replaced: {names}.</source>
   <translation>هذه موجودة وستُستبدل: {names}.</translation>
  </message>
  <message>
   <source>These fields are filled in</source>
   <translation>هذه الحقول مملوءة</translation>
  </message>
  <message>
   <source>These fields have these values</source>
   <translation>لهذه الحقول هذه القيم</translation>
  </message>
  <message>
   <source>These rows were chosen and stay as they are</source>
   <translation>اختيرت هذه الصفوف وتبقى كما هي</translation>
  </message>
  <message>
   <source>These tools are called</source>
   <translation>تُستدعى هذه الأدوات</translation>
  </message>
  <message>
   <source>These tools are not called</source>
   <translation>لا تُستدعى هذه الأدوات</translation>
  </message>
  <message>
   <source>This address is not a whole one, so it is not opened.</source>
   <translation>هذا العنوان غير كامل، فلا يُفتح.</translation>
  </message>
  <message>
   <source>This address points to a file of a computer, so it is not opened.</source>
   <translation>يشير هذا العنوان إلى ملف على حاسوب، فلا يُفتح.</translation>
  </message>
  <message>
   <source>This address would run or show something of its own, so it is not opened.</source>
   <translation>هذا العنوان يشغّل أو يعرض شيئًا من عنده، فلا يُفتح.</translation>
  </message>
  <message>
   <source>This cannot be done again: {name} changed “{case}” since.</source>
   <translation>لا يمكن إعادة ذلك: غيّر {name} «{case}» بعده.</translation>
  </message>
  <message>
   <source>This cannot be done.</source>
   <translation>لا يمكن فعل ذلك.</translation>
  </message>
  <message>
   <source>This cannot be scored: {reason}</source>
   <translation>لا يمكن تقييم هذا: {reason}</translation>
  </message>
  <message>
   <source>This cannot be undone: {name} changed “{case}” since.</source>
   <translation>لا يمكن التراجع عن ذلك: غيّر {name} «{case}» بعده.</translation>
  </message>
  <message>
   <source>This case and what you decided on it are saved on this computer.</source>
   <translation>هذه الحالة وما قررته فيها محفوظان على هذا الحاسوب.</translation>
  </message>
  <message>
   <source>This case consists of files only: at least one has to stay.</source>
   <translation>هذه الحالة ملفات فقط: يجب أن يبقى واحد على الأقل.</translation>
  </message>
  <message>
   <source>This case has only one revision</source>
   <translation>لهذه الحالة نسخة واحدة فقط</translation>
  </message>
  <message>
   <source>This case is not here any more.</source>
   <translation>لم تعد هذه الحالة هنا.</translation>
  </message>
  <message>
   <source>This dataset is no longer here. Choose another.</source>
   <translation>لم تعد مجموعة البيانات هذه هنا. اختر أخرى.</translation>
  </message>
  <message>
   <source>This file cannot be read in</source>
   <translation>تتعذّر قراءة هذا الملف</translation>
  </message>
  <message>
   <source>This file is in the storage of the platform, which opens it for you.</source>
   <translation>هذا الملف في مخزن المنصة، وهي تفتحه لك.</translation>
  </message>
  <message>
   <source>This folder cannot be written to.</source>
   <translation>لا يمكن الكتابة في هذا المجلد.</translation>
  </message>
  <message>
   <source>This input has data of its own under “content”, so no file can go there.</source>
   <translation>لهذا المدخل بيانات خاصة تحت «content»، فلا يوضع ملف هناك.</translation>
  </message>
  <message>
   <source>This is a folder or a device, not a file.</source>
   <translation>هذا مجلد أو جهاز وليس ملفًا.</translation>
  </message>
  <message>
   <source>This is a folder, not a file.</source>
   <translation>هذا مجلد وليس ملفًا.</translation>
  </message>
  <message>
   <source>This is an earlier revision.</source>
   <translation>هذه نسخة سابقة.</translation>
  </message>
  <message>
   <source>This is inside a workspace, where the program keeps its own files. Choose another.</source>
   <translation>هذا داخل مساحة عمل يحفظ فيها البرنامج ملفاته. اختر مكانًا آخر.</translation>
  </message>
  <message>
   <source>This is kept as JSON.</source>
   <translation>يُحفظ هذا بصيغة JSON.</translation>
  </message>
  <message>
   <source>This is kept as plain text.</source>
   <translation>يُحفظ هذا نصًا عاديًا.</translation>
  </message>
  <message>
   <source>This is no JSON Schema: {why}</source>
   <translation>هذا ليس JSON Schema: {why}</translation>
  </message>
  <message>
   <source>This is no JSON object, which begins with a brace.</source>
   <translation>هذا ليس كائن JSON، فالكائن يبدأ بقوس معقوف.</translation>
  </message>
  <message>
   <source>This is no JSON.</source>
   <translation>هذا ليس JSON.</translation>
  </message>
  <message>
   <source>This is no JSON: {reason} (line {line}, column {column}).</source>
   <translation>هذا ليس JSON: {reason} (السطر {line}، العمود {column}).</translation>
  </message>
  <message>
   <source>This is no list of turns with a role and words.</source>
   <translation>هذه ليست قائمة جولات لكل منها دور وكلام.</translation>
  </message>
  <message>
   <source>This is no number.</source>
   <translation>هذا ليس عددًا.</translation>
  </message>
  <message>
   <source>This is none of the choices.</source>
   <translation>هذا ليس من الخيارات.</translation>
  </message>
  <message>
   <source>This is not a workspace of Reviewer.</source>
   <translation>هذه ليست مساحة عمل لـReviewer.</translation>
  </message>
  <message>
   <source>This is not the file that the import began with, or it was changed since.</source>
   <translation>ليس هذا الملف الذي بدأ به الاستيراد، أو أنه تغيّر بعد ذلك.</translation>
  </message>
  <message>
   <source>This is one of the program's own files. Choose another.</source>
   <translation>هذا من ملفات البرنامج نفسه. اختر غيره.</translation>
  </message>
  <message>
   <source>This is plain text; the schema asks for fields.</source>
   <translation>هذا نص عادي، والمخطط يطلب حقولًا.</translation>
  </message>
  <message>
   <source>This is required.</source>
   <translation>هذا مطلوب.</translation>
  </message>
  <message>
   <source>This is the latest revision</source>
   <translation>هذه أحدث نسخة</translation>
  </message>
  <message>
   <source>This is too large; the most is {wanted}.</source>
   <translation>هذا كبير جدًا؛ الأقصى {wanted}.</translation>
  </message>
  <message>
   <source>This is too small; the least is {wanted}.</source>
   <translation>هذا صغير جدًا؛ الأدنى {wanted}.</translation>
  </message>
  <message>
   <source>This is what you had begun to write.</source>
   <translation>هذا ما كنت قد بدأت كتابته.</translation>
  </message>
  <message>
   <source>This key stands twice.</source>
   <translation>هذا المفتاح مكرر.</translation>
  </message>
  <message>
   <source>This may have at most {wanted} characters.</source>
   <translation>عدد الأحرف هنا {wanted} على الأكثر.</translation>
  </message>
  <message>
   <source>This may have at most {wanted} items.</source>
   <translation>عدد العناصر هنا {wanted} على الأكثر.</translation>
  </message>
  <message>
   <source>This needs at least {wanted} characters.</source>
   <translation>عدد الأحرف هنا {wanted} على الأقل.</translation>
  </message>
  <message>
   <source>This needs at least {wanted} items.</source>
   <translation>عدد العناصر هنا {wanted} على الأقل.</translation>
  </message>
  <message>
   <source>This revision is superseded, so it stays as it is.</source>
   <translation>حلّت نسخة أخرى محل هذه، فتبقى كما هي.</translation>
  </message>
  <message>
   <source>This takes about {time}; you can go on working meanwhile.</source>
   <translation>يستغرق هذا نحو {time}؛ ويمكنك متابعة العمل أثناءه.</translation>
  </message>
  <message>
   <source>This text has too many characters that cannot be typed.</source>
   <translation>في هذا النص محارف كثيرة جدًا لا يمكن كتابتها.</translation>
  </message>
  <message>
   <source>This text is not in UTF-8, and nothing in it says what else it is in. Choose the one whose accents and letters are right.</source>
   <translation>هذا النص ليس بترميز UTF-8 ولا شيء فيه يدل على ترميزه. اختر ما تصح فيه الحروف والحركات.</translation>
  </message>
  <message>
   <source>This was JSON, and is none as it stands.</source>
   <translation>كان هذا JSON، وهو الآن ليس كذلك.</translation>
  </message>
  <message>
   <source>This workspace is open in another window.</source>
   <translation>مساحة العمل هذه مفتوحة في نافذة أخرى.</translation>
  </message>
  <message>
   <source>This workspace may only be read.</source>
   <translation>مساحة العمل هذه للقراءة فقط.</translation>
  </message>
  <message>
   <source>This workspace was made by a newer Reviewer.</source>
   <translation>مساحة العمل هذه أنشأها Reviewer أحدث.</translation>
  </message>
  <message>
   <source>This workspace was made by an older Reviewer.</source>
   <translation>مساحة العمل هذه أنشأها Reviewer أقدم.</translation>
  </message>
  <message>
   <source>Time limit</source>
   <translation>المهلة الزمنية</translation>
  </message>
  <message>
   <source>To 1</source>
   <translation>إلى 1</translation>
  </message>
  <message>
   <source>To edit in Excel and read in again; ids and votes are locked.</source>
   <translation>للتحرير في Excel والقراءة من جديد؛ المعرّفات والتصويتات مقفلة.</translation>
  </message>
  <message>
   <source>To review</source>
   <translation>للمراجعة</translation>
  </message>
  <message>
   <source>To the next part of the window</source>
   <translation>إلى الجزء التالي من النافذة</translation>
  </message>
  <message>
   <source>To the part before</source>
   <translation>إلى الجزء السابق</translation>
  </message>
  <message>
   <source>Tomorrow</source>
   <translation>غدًا</translation>
  </message>
  <message>
   <source>Tone</source>
   <translation>الأسلوب</translation>
  </message>
  <message>
   <source>Too long for a cell of a workbook. CSV and JSONL hold it whole.</source>
   <translation>أطول مما تسعه خلية في مصنف. تحفظه CSV وJSONL كاملًا.</translation>
  </message>
  <message>
   <source>Too many levels of symbolic links</source>
   <translation>الروابط الرمزية المتسلسلة كثيرة جدًا</translation>
  </message>
  <message>
   <source>Too many open files</source>
   <translation>الملفات المفتوحة كثيرة جدًا</translation>
  </message>
  <message>
   <source>Tool</source>
   <translation>الأداة</translation>
  </message>
  <message>
   <source>Tool calls</source>
   <translation>استدعاءات الأدوات</translation>
  </message>
  <message>
   <source>Tool calls are a JSON list of maps, each with a name and its arguments.</source>
   <translation>استدعاءات الأدوات قائمة JSON من خرائط، لكل منها اسم ووسائطه.</translation>
  </message>
  <message>
   <source>Tool usage</source>
   <translation>استخدام الأدوات</translation>
  </message>
  <message>
   <source>Tools</source>
   <translation>الأدوات</translation>
  </message>
  <message>
   <source>Tools called</source>
   <translation>الأدوات المستدعاة</translation>
  </message>
  <message>
   <source>Tools that must be called</source>
   <translation>أدوات يجب استدعاؤها</translation>
  </message>
  <message>
   <source>Tools that must not be called</source>
   <translation>أدوات يجب ألا تُستدعى</translation>
  </message>
  <message>
   <source>Traditional Chinese (Big5)</source>
   <translation>صينية تقليدية (Big5)</translation>
  </message>
  <message>
   <source>Traditional Han</source>
   <translation>الهان التقليدية</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>المحاولة مجددًا</translation>
  </message>
  <message>
   <source>Try the samples</source>
   <translation>تجربة العينات</translation>
  </message>
  <message>
   <source>Turkish</source>
   <translation>التركية</translation>
  </message>
  <message>
   <source>Turkish (Windows-1254)</source>
   <translation>تركي (Windows-1254)</translation>
  </message>
  <message>
   <source>Turn {n}  ·  {who}</source>
   <translation>الجولة {n}  ·  {who}</translation>
  </message>
  <message>
   <source>Turn {n} is empty: write what is said, or remove it.</source>
   <translation>الجولة {n} فارغة: اكتب ما يُقال أو أزلها.</translation>
  </message>
  <message>
   <source>Turn {n} of {count}</source>
   <translation>الجولة {n} من {count}</translation>
  </message>
  <message>
   <source>Turns of a conversation, one per row</source>
   <translation>جولات محادثة، واحدة في كل صف</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>النوع</translation>
  </message>
  <message>
   <source>Ukrainian</source>
   <translation>الأوكرانية</translation>
  </message>
  <message>
   <source>Unclear</source>
   <translation>غير واضحة</translation>
  </message>
  <message>
   <source>Undecided</source>
   <translation>بلا قرار</translation>
  </message>
  <message>
   <source>Undecided only</source>
   <translation>التي بلا قرار فقط</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>تراجع</translation>
  </message>
  <message>
   <source>Undo first takes back what you did since.</source>
   <translation>يلغي التراجع أولًا ما فعلته بعد ذلك.</translation>
  </message>
  <message>
   <source>Undo goes on with the rest.</source>
   <translation>يكمل التراجع الباقي.</translation>
  </message>
  <message>
   <source>Undo takes that back.</source>
   <translation>يلغي التراجع ذلك.</translation>
  </message>
  <message>
   <source>Undone: {step}</source>
   <translation>تُراجع عن: {step}</translation>
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
   <translation>المملكة المتحدة</translation>
  </message>
  <message>
   <source>United States</source>
   <translation>الولايات المتحدة</translation>
  </message>
  <message>
   <source>Unsafe</source>
   <translation>غير آمنة</translation>
  </message>
  <message>
   <source>Unskip all</source>
   <translation>إزالة الكل من المتخطاة</translation>
  </message>
  <message numerus="yes">
   <source>Unskip all {n} cases</source>
   <comment>Unskip the {n} case</comment>
   <translation>
    <numerusform>لا حالات لإزالتها من المتخطاة</numerusform>
    <numerusform>إزالة الحالة من المتخطاة</numerusform>
    <numerusform>إزالة الحالتين من المتخطاة</numerusform>
    <numerusform>إزالة {n} حالات من المتخطاة</numerusform>
    <numerusform>إزالة {n} حالة من المتخطاة</numerusform>
    <numerusform>إزالة {n} حالة من المتخطاة</numerusform>
   </translation>
  </message>
  <message>
   <source>Until when</source>
   <translation>إلى متى</translation>
  </message>
  <message>
   <source>Upper and lower case are alike</source>
   <translation>لا فرق بين الحروف الكبيرة والصغيرة</translation>
  </message>
  <message>
   <source>Upvote</source>
   <translation>تأييد</translation>
  </message>
  <message>
   <source>Upvote, mark as reviewed and go on</source>
   <translation>تأييد وتعليم كمراجَعة ومتابعة</translation>
  </message>
  <message>
   <source>Upvoted</source>
   <translation>مؤيَّدة</translation>
  </message>
  <message>
   <source>Upvoted and marked as reviewed</source>
   <translation>مؤيَّدة ومعلَّمة كمراجَعة</translation>
  </message>
  <message>
   <source>Upvoted by {who}</source>
   <translation>تأييد من {who}</translation>
  </message>
  <message>
   <source>Use another folder…</source>
   <translation>استخدام مجلد آخر…</translation>
  </message>
  <message>
   <source>Use the default reasons</source>
   <translation>استعمال الأسباب الافتراضية</translation>
  </message>
  <message>
   <source>Use the list of A</source>
   <translation>استخدام قائمة A</translation>
  </message>
  <message>
   <source>Use the text of A</source>
   <translation>استخدام نص A</translation>
  </message>
  <message>
   <source>Use the turns of A</source>
   <translation>استخدام أدوار A</translation>
  </message>
  <message>
   <source>Use the value of A</source>
   <translation>استخدام قيمة A</translation>
  </message>
  <message>
   <source>Use {field} of A</source>
   <translation>استخدام {field} من A</translation>
  </message>
  <message>
   <source>User</source>
   <translation>المستخدم</translation>
  </message>
  <message>
   <source>User persona</source>
   <translation>شخصية المستخدم</translation>
  </message>
  <message>
   <source>Using a text of A starts a draft of case {id}. Nothing changes until you save.</source>
   <translation>استخدام نص من A يبدأ مسودة للحالة {id}. لا يتغير شيء حتى تحفظ.</translation>
  </message>
  <message>
   <source>Using a text of A starts a draft of revision {n}. Nothing changes until you save.</source>
   <translation>استخدام نص من A يبدأ مسودة للنسخة {n}. لا يتغير شيء حتى تحفظ.</translation>
  </message>
  <message>
   <source>Using a text of A starts a draft. Nothing changes until you save.</source>
   <translation>استخدام نص من A يبدأ مسودة. لا يتغير شيء حتى تحفظ.</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>القيمة</translation>
  </message>
  <message>
   <source>Value copied</source>
   <translation>نُسخت القيمة</translation>
  </message>
  <message>
   <source>Value of {subject}</source>
   <translation>قيمة {subject}</translation>
  </message>
  <message>
   <source>Values for prompt {n}</source>
   <translation>قيم المُوجِّه {n}</translation>
  </message>
  <message>
   <source>Values for the prompt</source>
   <translation>قيم المُوجِّه</translation>
  </message>
  <message>
   <source>Values that fields must have</source>
   <translation>القيم التي يجب أن تكون للحقول</translation>
  </message>
  <message>
   <source>Variant</source>
   <translation>النوعية</translation>
  </message>
  <message>
   <source>Version {n}, {author}, {day}</source>
   <translation>الإصدار {n}، {author}، {day}</translation>
  </message>
  <message>
   <source>Version {n}, {day}</source>
   <translation>الإصدار {n}، {day}</translation>
  </message>
  <message>
   <source>Vertical bar</source>
   <translation>خط عمودي</translation>
  </message>
  <message>
   <source>Vietnamese</source>
   <translation>الفيتنامية</translation>
  </message>
  <message>
   <source>Vietnamese (Windows-1258)</source>
   <translation>فيتنامي (Windows-1258)</translation>
  </message>
  <message>
   <source>Voice</source>
   <translation>الصوت</translation>
  </message>
  <message>
   <source>Vote</source>
   <translation>التصويت</translation>
  </message>
  <message>
   <source>Vote cleared</source>
   <translation>مُسح التصويت</translation>
  </message>
  <message>
   <source>Votes and marks are yours where you have given one, else the published ones.</source>
   <translation>التصويتات والعلامات هي لك حيث أعطيتها، وإلا فهي المنشورة.</translation>
  </message>
  <message>
   <source>Votes are given in Reviewer; what a row says of them changes nothing there.</source>
   <translation>يكون التصويت في Reviewer؛ وما يقوله الصف عنه لا يغيّر شيئًا هناك.</translation>
  </message>
  <message>
   <source>Web page (*.html)</source>
   <translation>صفحة ويب (*.html)</translation>
  </message>
  <message>
   <source>Western European (DOS 437)</source>
   <translation>أوروبا الغربية (DOS 437)</translation>
  </message>
  <message>
   <source>Western European (DOS 850)</source>
   <translation>أوروبا الغربية (DOS 850)</translation>
  </message>
  <message>
   <source>Western European (ISO 8859-1)</source>
   <translation>أوروبا الغربية (ISO 8859-1)</translation>
  </message>
  <message>
   <source>Western European (ISO 8859-15)</source>
   <translation>أوروبا الغربية (ISO 8859-15)</translation>
  </message>
  <message>
   <source>Western European (Mac)</source>
   <translation>أوروبا الغربية (Mac)</translation>
  </message>
  <message>
   <source>Western European (Windows-1252)</source>
   <translation>أوروبا الغربية (Windows-1252)</translation>
  </message>
  <message>
   <source>What a good answer does</source>
   <translation>ما تفعله الإجابة الجيدة</translation>
  </message>
  <message>
   <source>What a good answer says.</source>
   <translation>ما يقوله الجواب الجيد.</translation>
  </message>
  <message>
   <source>What are you not sure about?</source>
   <translation>ما الذي لست متأكدًا منه؟</translation>
  </message>
  <message>
   <source>What came in with this file is gone, but for cases decided or changed since.</source>
   <translation>ذهب ما جاء مع هذا الملف، إلا الحالات التي بُتّ فيها أو تغيّرت بعد ذلك.</translation>
  </message>
  <message>
   <source>What changed in the guidelines</source>
   <translation>ما تغيّر في الإرشادات</translation>
  </message>
  <message>
   <source>What do you want to do?</source>
   <translation>ماذا تريد أن تفعل؟</translation>
  </message>
  <message>
   <source>What each mark means</source>
   <translation>معنى كل درجة</translation>
  </message>
  <message>
   <source>What happened</source>
   <translation>ما حدث</translation>
  </message>
  <message>
   <source>What is put to the product: a text, or JSON.</source>
   <translation>ما يُطرح على المنتج: نص أو JSON.</translation>
  </message>
  <message>
   <source>What is said</source>
   <translation>ما يُقال</translation>
  </message>
  <message>
   <source>What is typed cannot be scored as it stands.</source>
   <translation>لا يمكن تقييم المكتوب كما هو.</translation>
  </message>
  <message>
   <source>What it expects</source>
   <translation>ما يتوقعه</translation>
  </message>
  <message>
   <source>What it is called</source>
   <translation>ما اسمه</translation>
  </message>
  <message>
   <source>What it means</source>
   <translation>معناها</translation>
  </message>
  <message>
   <source>What makes a case good, and what does not? Markdown works.</source>
   <translation>ما الذي يجعل الحالة جيدة وما لا يجعلها؟ يمكن استعمال Markdown.</translation>
  </message>
  <message>
   <source>What reason {n} means</source>
   <translation>معنى السبب {n}</translation>
  </message>
  <message>
   <source>What the assistant says</source>
   <translation>ما يقوله المساعد</translation>
  </message>
  <message>
   <source>What the case is about.</source>
   <translation>موضوع الحالة.</translation>
  </message>
  <message>
   <source>What the marks mean</source>
   <translation>معنى العلامات</translation>
  </message>
  <message>
   <source>What the product answered</source>
   <translation>ما أجاب به المنتج</translation>
  </message>
  <message>
   <source>What the product knows beside the input: a text, or JSON.</source>
   <translation>ما يعرفه المنتج إلى جانب المدخل: نص أو JSON.</translation>
  </message>
  <message>
   <source>What the scoring expects, as JSON or text.</source>
   <translation>ما يتوقعه التقييم، بصيغة JSON أو نصًا.</translation>
  </message>
  <message>
   <source>What the simulated person wants to reach.</source>
   <translation>ما تريد الشخصية المحاكاة بلوغه.</translation>
  </message>
  <message>
   <source>What the system says</source>
   <translation>ما يقوله النظام</translation>
  </message>
  <message>
   <source>What the tools work with, as JSON.</source>
   <translation>ما تعمل به الأدوات، بصيغة JSON.</translation>
  </message>
  <message>
   <source>What the turns carry besides is the same</source>
   <translation>ما تحمله الأدوار عدا ذلك هو نفسه</translation>
  </message>
  <message>
   <source>What the user says</source>
   <translation>ما يقوله المستخدم</translation>
  </message>
  <message>
   <source>What to filter by</source>
   <translation>بمَ تُرشَّح</translation>
  </message>
  <message numerus="yes">
   <source>What was not saved of {n} cases is saved now</source>
   <comment>What was not saved of {n} case is saved now</comment>
   <translation>
    <numerusform>ما لم يُحفظ لأي حالة ({n}) محفوظ الآن</numerusform>
    <numerusform>ما لم يُحفظ لحالة واحدة محفوظ الآن</numerusform>
    <numerusform>ما لم يُحفظ لحالتين محفوظ الآن</numerusform>
    <numerusform>ما لم يُحفظ لـ {n} حالات محفوظ الآن</numerusform>
    <numerusform>ما لم يُحفظ لـ {n} حالة محفوظ الآن</numerusform>
    <numerusform>ما لم يُحفظ لـ {n} حالة محفوظ الآن</numerusform>
   </translation>
  </message>
  <message>
   <source>What was said before, as JSON: a list of role and content.</source>
   <translation>ما قيل من قبل، بصيغة JSON: قائمة من role وcontent.</translation>
  </message>
  <message>
   <source>What you decide here stays with this revision. The queue asks for the latest.</source>
   <translation>ما تقرره هنا يبقى لهذه النسخة. القائمة تطلب الأحدث.</translation>
  </message>
  <message>
   <source>What you did last is not on the disk yet.</source>
   <translation>آخر ما فعلته ليس على القرص بعد.</translation>
  </message>
  <message>
   <source>What you did last is not saved, everything before it is. Free some space.</source>
   <translation>آخر ما فعلته غير محفوظ، وكل ما قبله محفوظ. أفرغ بعض المساحة.</translation>
  </message>
  <message>
   <source>What you did last is not saved, everything before it is. See that {folder} can be written to.</source>
   <translation>آخر ما فعلته غير محفوظ، وكل ما قبله محفوظ. تأكد من إمكان الكتابة في {folder}.</translation>
  </message>
  <message>
   <source>What you did last is not saved. Close what has {name} open.</source>
   <translation>آخر ما فعلته غير محفوظ. أغلق ما يفتح {name}.</translation>
  </message>
  <message>
   <source>What you did last is not saved. Free some space and close again.</source>
   <translation>آخر ما فعلته غير محفوظ. أفرغ بعض المساحة وأغلق مجددًا.</translation>
  </message>
  <message>
   <source>What you see</source>
   <translation>ما تراه على الشاشة</translation>
  </message>
  <message>
   <source>What you type is kept as a draft. Nothing changes until you save.</source>
   <translation>ما تكتبه يُحفظ مسودةً. لا يتغير شيء حتى تحفظ.</translation>
  </message>
  <message>
   <source>When a newer revision took the place of this one; empty for current ones.</source>
   <translation>متى حلّت نسخة أحدث محل هذه؛ فارغ في النسخ الحالية.</translation>
  </message>
  <message>
   <source>When such a conversation ends, parted by ; or as a JSON list.</source>
   <translation>متى تنتهي محادثة كهذه، تفصل بينها ; أو قائمة JSON.</translation>
  </message>
  <message>
   <source>Where are your cases?</source>
   <translation>أين حالاتك؟</translation>
  </message>
  <message>
   <source>Where the case comes from.</source>
   <translation>من أين جاءت الحالة.</translation>
  </message>
  <message>
   <source>Where the cases go</source>
   <translation>إلى أين تذهب الحالات</translation>
  </message>
  <message>
   <source>Where to</source>
   <translation>إلى أين</translation>
  </message>
  <message>
   <source>Whether the case was made from another one.</source>
   <translation>هل أُنشئت الحالة من حالة أخرى.</translation>
  </message>
  <message>
   <source>Which case “{id}”?</source>
   <translation>أي حالة «{id}»؟</translation>
  </message>
  <message>
   <source>Which conversation</source>
   <translation>أي محادثة</translation>
  </message>
  <message>
   <source>Which dataset is the new case for?</source>
   <translation>لأي مجموعة بيانات الحالة الجديدة؟</translation>
  </message>
  <message>
   <source>Which of these reads right?</source>
   <translation>أيها يُقرأ صحيحًا؟</translation>
  </message>
  <message>
   <source>White noise</source>
   <translation>ضوضاء بيضاء</translation>
  </message>
  <message>
   <source>White space before and after the text is left out.</source>
   <translation>تُهمل المسافات قبل النص وبعده.</translation>
  </message>
  <message>
   <source>White space counts as one blank</source>
   <translation>المسافات المتتالية تُحسب مسافة واحدة</translation>
  </message>
  <message>
   <source>Who is reviewing?</source>
   <translation>من يراجع؟</translation>
  </message>
  <message>
   <source>Who reviewed the case.</source>
   <translation>من راجع الحالة.</translation>
  </message>
  <message>
   <source>Who says it</source>
   <translation>من يقوله</translation>
  </message>
  <message>
   <source>Who speaks</source>
   <translation>من يتكلم</translation>
  </message>
  <message>
   <source>Who the simulated person is.</source>
   <translation>من هي الشخصية المحاكاة.</translation>
  </message>
  <message>
   <source>Whole file</source>
   <translation>الملف كله</translation>
  </message>
  <message>
   <source>Why it was voted so.</source>
   <translation>سبب هذا التصويت.</translation>
  </message>
  <message>
   <source>Why that sure.</source>
   <translation>سبب هذه الثقة.</translation>
  </message>
  <message>
   <source>Why, if you want to say (goes along with the revision)</source>
   <translation>السبب، إن أردت ذكره (يرافق النسخة)</translation>
  </message>
  <message>
   <source>Why?</source>
   <translation>لماذا؟</translation>
  </message>
  <message>
   <source>Why? Press a digit, type, or both</source>
   <translation>لماذا؟ اضغط رقمًا أو اكتب أو كليهما</translation>
  </message>
  <message>
   <source>With a draft</source>
   <translation>لها مسودة</translation>
  </message>
  <message>
   <source>Word</source>
   <translation>الكلمة</translation>
  </message>
  <message>
   <source>Write guidelines…</source>
   <translation>كتابة إرشادات…</translation>
  </message>
  <message>
   <source>Write to this address?</source>
   <translation>أتكتب إلى هذا العنوان؟</translation>
  </message>
  <message>
   <source>Wrong fact</source>
   <translation>معلومة خاطئة</translation>
  </message>
  <message>
   <source>Wrong? Correct it.</source>
   <translation>خطأ؟ صحّحه.</translation>
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
   <translation>نعم</translation>
  </message>
  <message>
   <source>Yes. One appointment is enough for two children of the same family. Please bring both booklets.</source>
   <translation>نعم. موعد واحد يكفي لطفلين من أسرة واحدة. أحضر الدفترين.</translation>
  </message>
  <message>
   <source>You</source>
   <translation>أنت</translation>
  </message>
  <message>
   <source>You and {who} both changed revision {n}.</source>
   <translation>غيّرتَ أنت و{who} النسخة {n}.</translation>
  </message>
  <message>
   <source>You and {who} both changed the same revision.</source>
   <translation>غيّرتَ أنت و{who} النسخة نفسها.</translation>
  </message>
  <message>
   <source>You began to edit this case.</source>
   <translation>بدأتَ تحرير هذه الحالة.</translation>
  </message>
  <message>
   <source>You changed revision {n} here and elsewhere.</source>
   <translation>غيّرتَ النسخة {n} هنا وفي مكان آخر.</translation>
  </message>
  <message>
   <source>You changed the same revision here and elsewhere.</source>
   <translation>غيّرتَ النسخة نفسها هنا وفي مكان آخر.</translation>
  </message>
  <message>
   <source>You downvoted this very text as {revision}</source>
   <translation>رفضتَ هذا النص بعينه بوصفه {revision}</translation>
  </message>
  <message>
   <source>You have begun to edit {field} already. Using the text of A replaces that.</source>
   <translation>بدأتَ تحرير {field} من قبل. استخدام نص A يحل محله.</translation>
  </message>
  <message>
   <source>You upvoted this very text as {revision}</source>
   <translation>أيّدتَ هذا النص بعينه بوصفه {revision}</translation>
  </message>
  <message>
   <source>You voted anew. Before, on an earlier revision: {vote}</source>
   <translation>صوّتَّ من جديد. سابقًا، على نسخة أقدم: {vote}</translation>
  </message>
  <message>
   <source>You voted on an earlier revision: {vote}</source>
   <translation>صوّتَّ على نسخة أقدم: {vote}</translation>
  </message>
  <message>
   <source>You voted on no earlier revision of this case</source>
   <translation>لم تصوّت على أي نسخة أقدم من هذه الحالة</translation>
  </message>
  <message>
   <source>You, elsewhere</source>
   <translation>أنت، في مكان آخر</translation>
  </message>
  <message>
   <source>You, {day}</source>
   <translation>أنت، {day}</translation>
  </message>
  <message>
   <source>Your data folder is not there.</source>
   <translation>مجلد بياناتك غير موجود.</translation>
  </message>
  <message>
   <source>Your decision is not saved. Look at the newer revision, then decide.</source>
   <translation>لم يُحفظ قرارك. انظر النسخة الأحدث ثم قرر.</translation>
  </message>
  <message>
   <source>Your draft is kept</source>
   <translation>مسودتك محفوظة</translation>
  </message>
  <message>
   <source>Your draft is not on the disk yet. It stays here, and is saved as soon as the disk takes it.</source>
   <translation>مسودتك ليست على القرص بعد. تبقى هنا وتُحفظ حالما يقبلها القرص.</translation>
  </message>
  <message>
   <source>Your earlier vote: upvote, “{reason}”. Its reason was not taken over.</source>
   <translation>تصويتك السابق: تأييد، «{reason}». لم يُؤخذ سببه.</translation>
  </message>
  <message>
   <source>Your earlier vote: upvote.</source>
   <translation>تصويتك السابق: تأييد.</translation>
  </message>
  <message>
   <source>Your name</source>
   <translation>اسمك</translation>
  </message>
  <message>
   <source>Your name is missing.</source>
   <translation>اسمك ناقص.</translation>
  </message>
  <message>
   <source>Your name is shown beside your votes, and in files that you export.</source>
   <translation>يظهر اسمك بجانب تصويتاتك وفي الملفات التي تصدّرها.</translation>
  </message>
  <message>
   <source>Your name, data folder, pause, theme, text size, language of the window, keys</source>
   <translation>اسمك، مجلد البيانات، المهلة، السمة، حجم النص، لغة النافذة، المفاتيح</translation>
  </message>
  <message>
   <source>Your saved work is safe. The details help us to mend it.</source>
   <translation>عملك المحفوظ آمن. التفاصيل تساعدنا على الإصلاح.</translation>
  </message>
  <message>
   <source>Your text is kept</source>
   <translation>نصّك محفوظ</translation>
  </message>
  <message>
   <source>Your work up to now is kept in {rescue}. Nothing more is saved here; close Reviewer.</source>
   <translation>عملك حتى الآن محفوظ في {rescue}. لا يُحفظ هنا المزيد؛ أغلق Reviewer.</translation>
  </message>
  <message>
   <source>Your work would not be safe there.</source>
   <translation>لن يكون عملك آمنًا هناك.</translation>
  </message>
  <message>
   <source>[Picture, not shown: {name}]</source>
   <translation>[صورة غير معروضة: {name}]</translation>
  </message>
  <message>
   <source>a JSON Schema</source>
   <translation>JSON Schema</translation>
  </message>
  <message>
   <source>a Markdown text</source>
   <translation>نص Markdown</translation>
  </message>
  <message>
   <source>a PDF document</source>
   <translation>مستند PDF</translation>
  </message>
  <message>
   <source>a binary file</source>
   <translation>ملفًا ثنائيًا</translation>
  </message>
  <message>
   <source>a block of text has a mark that YAML does not know</source>
   <translation>في كتلة نص علامة لا يعرفها YAML</translation>
  </message>
  <message>
   <source>a cloud folder</source>
   <translation>مجلد سحابي</translation>
  </message>
  <message>
   <source>a colon is missing</source>
   <translation>تنقص نقطتان رأسيتان</translation>
  </message>
  <message>
   <source>a colon stands where no key can be; quote texts with one</source>
   <translation>نقطتان رأسيتان حيث لا يمكن أن يكون مفتاح؛ ضع النصوص التي فيها نقطتان بين علامتي اقتباس</translation>
  </message>
  <message>
   <source>a comma or "{mark}" is missing</source>
   <translation>تنقص فاصلة أو «{mark}»</translation>
  </message>
  <message>
   <source>a comma or a closing brace is missing</source>
   <translation>تنقص فاصلة أو قوس إغلاق معقوف</translation>
  </message>
  <message>
   <source>a comma or a closing bracket is missing</source>
   <translation>تنقص فاصلة أو قوس إغلاق مربع</translation>
  </message>
  <message>
   <source>a compressed file</source>
   <translation>ملفًا مضغوطًا</translation>
  </message>
  <message>
   <source>a database</source>
   <translation>قاعدة بيانات</translation>
  </message>
  <message>
   <source>a document ends inside a quoted text</source>
   <translation>ينتهي مستند داخل نص بين علامتي اقتباس</translation>
  </message>
  <message>
   <source>a key begins where none can be</source>
   <translation>يبدأ مفتاح حيث لا يمكن أن يكون</translation>
  </message>
  <message>
   <source>a key has no colon after it</source>
   <translation>مفتاح لا تتبعه نقطتان رأسيتان</translation>
  </message>
  <message>
   <source>a key in double quotes is missing</source>
   <translation>ينقص مفتاح بين علامتي اقتباس مزدوجتين</translation>
  </message>
  <message>
   <source>a likeness from 0 to 1</source>
   <translation>تشابه من 0 إلى 1</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>قائمة</translation>
  </message>
  <message>
   <source>a list begins where none can be</source>
   <translation>تبدأ قائمة حيث لا يمكن أن تكون</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>خريطة</translation>
  </message>
  <message>
   <source>a map of field and value</source>
   <translation>خريطة من حقل وقيمة</translation>
  </message>
  <message>
   <source>a message in it has no role and text</source>
   <translation>فيها رسالة بلا دور ونص</translation>
  </message>
  <message>
   <source>a message in it is no object</source>
   <translation>فيها رسالة ليست كائنًا</translation>
  </message>
  <message>
   <source>a network drive</source>
   <translation>محرك شبكة</translation>
  </message>
  <message>
   <source>a newer revision</source>
   <translation>نسخة أحدث</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>عدد</translation>
  </message>
  <message>
   <source>a picture</source>
   <translation>صورة</translation>
  </message>
  <message>
   <source>a quoted text has an escape that YAML does not know</source>
   <translation>في نص بين علامتي اقتباس رمز هروب لا يعرفه YAML</translation>
  </message>
  <message>
   <source>a quoted text has an escape that is not complete</source>
   <translation>في نص بين علامتي اقتباس رمز هروب غير مكتمل</translation>
  </message>
  <message>
   <source>a score from 0 to 1</source>
   <translation>درجة من 0 إلى 1</translation>
  </message>
  <message>
   <source>a tab stands where only blanks are read</source>
   <translation>علامة جدولة حيث لا تُقرأ إلا الفراغات</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>نص</translation>
  </message>
  <message>
   <source>a truth value</source>
   <translation>قيمة منطقية</translation>
  </message>
  <message>
   <source>a value is missing</source>
   <translation>تنقص قيمة</translation>
  </message>
  <message>
   <source>a value is missing after the comma</source>
   <translation>تنقص قيمة بعد الفاصلة</translation>
  </message>
  <message>
   <source>a web page</source>
   <translation>صفحة ويب</translation>
  </message>
  <message>
   <source>a whole number</source>
   <translation>عدد صحيح</translation>
  </message>
  <message>
   <source>added</source>
   <translation>أُضيف</translation>
  </message>
  <message>
   <source>all of these</source>
   <translation>كل هذه</translation>
  </message>
  <message>
   <source>all of these patterns</source>
   <translation>كل هذه الأنماط</translation>
  </message>
  <message>
   <source>all of these, upper and lower case alike</source>
   <translation>كل هذه، بلا فرق بين الحروف الكبيرة والصغيرة</translation>
  </message>
  <message>
   <source>an Excel or Word file that is protected by a password</source>
   <translation>ملف Excel أو Word محميًا بكلمة مرور</translation>
  </message>
  <message>
   <source>an XML document</source>
   <translation>مستند XML</translation>
  </message>
  <message>
   <source>an alias names nothing before it</source>
   <translation>اسم مستعار لا يدل على شيء قبله</translation>
  </message>
  <message>
   <source>an earlier revision</source>
   <translation>نسخة سابقة</translation>
  </message>
  <message>
   <source>an object</source>
   <translation>كائن</translation>
  </message>
  <message>
   <source>an old Excel or Word file</source>
   <translation>ملف Excel أو Word قديمًا</translation>
  </message>
  <message numerus="yes">
   <source>and {n} more</source>
   <comment>and {n} more</comment>
   <translation>
    <numerusform>و{n} أخرى</numerusform>
    <numerusform>وواحدة أخرى</numerusform>
    <numerusform>واثنتان أخريان</numerusform>
    <numerusform>و{n} أخرى</numerusform>
    <numerusform>و{n} أخرى</numerusform>
    <numerusform>و{n} أخرى</numerusform>
   </translation>
  </message>
  <message>
   <source>another case has it</source>
   <translation>حالة أخرى لها هذا</translation>
  </message>
  <message>
   <source>any JSON</source>
   <translation>أي JSON</translation>
  </message>
  <message>
   <source>any of these ends the conversation</source>
   <translation>أي من هذه ينهي المحادثة</translation>
  </message>
  <message>
   <source>are on the buttons, and in one list.</source>
   <translation>مكتوبة على الأزرار، وفي قائمة واحدة.</translation>
  </message>
  <message>
   <source>asked a senior</source>
   <translation>سُئل عنها خبير</translation>
  </message>
  <message>
   <source>at least</source>
   <translation>على الأقل</translation>
  </message>
  <message>
   <source>at most</source>
   <translation>على الأكثر</translation>
  </message>
  <message>
   <source>at most {n}</source>
   <translation>{n} على الأكثر</translation>
  </message>
  <message>
   <source>augmented</source>
   <translation>موسَّع</translation>
  </message>
  <message>
   <source>base</source>
   <translation>الأصل</translation>
  </message>
  <message>
   <source>being checked</source>
   <translation>قيد الفحص</translation>
  </message>
  <message>
   <source>beyond the turns that are there</source>
   <translation>زيادةً على الجولات الموجودة</translation>
  </message>
  <message>
   <source>blanks at both ends count</source>
   <translation>المسافات في الطرفين تُحسب</translation>
  </message>
  <message>
   <source>blanks at both ends do not count</source>
   <translation>المسافات في الطرفين لا تُحسب</translation>
  </message>
  <message>
   <source>cannot be checked</source>
   <translation>لا يمكن فحصه</translation>
  </message>
  <message>
   <source>cannot be read in</source>
   <translation>لا يمكن قراءته</translation>
  </message>
  <message>
   <source>car noise</source>
   <translation>ضوضاء سيارة</translation>
  </message>
  <message>
   <source>changed</source>
   <translation>تغيّر</translation>
  </message>
  <message>
   <source>changed here too</source>
   <translation>تغيّر هنا أيضًا</translation>
  </message>
  <message>
   <source>changed in the file</source>
   <translation>تغيّر في الملف</translation>
  </message>
  <message>
   <source>changed labels</source>
   <translation>تغيير تسميات</translation>
  </message>
  <message>
   <source>changed since</source>
   <translation>تغيّر بعد ذلك</translation>
  </message>
  <message>
   <source>cleared vote</source>
   <translation>تصويت ممسوح</translation>
  </message>
  <message>
   <source>column {number}</source>
   <translation>العمود {number}</translation>
  </message>
  <message>
   <source>compared by lines so far</source>
   <translation>قورن بالأسطر حتى الآن</translation>
  </message>
  <message>
   <source>confidence</source>
   <translation>الثقة</translation>
  </message>
  <message>
   <source>contradicts the source</source>
   <translation>تناقض المصدر</translation>
  </message>
  <message>
   <source>could do harm</source>
   <translation>قد تسبب ضررًا</translation>
  </message>
  <message>
   <source>d MMMM</source>
   <translation>d MMMM</translation>
  </message>
  <message>
   <source>d MMMM yyyy</source>
   <translation>d MMMM yyyy</translation>
  </message>
  <message>
   <source>decided since</source>
   <translation>بُتّ فيه بعد ذلك</translation>
  </message>
  <message>
   <source>defer</source>
   <translation>تأجيل</translation>
  </message>
  <message>
   <source>deferred {until}</source>
   <translation>مؤجلة {until}</translation>
  </message>
  <message>
   <source>deleted case</source>
   <translation>حذف حالة</translation>
  </message>
  <message>
   <source>deleted dataset</source>
   <translation>حذف مجموعة بيانات</translation>
  </message>
  <message>
   <source>deleted product</source>
   <translation>حذف منتج</translation>
  </message>
  <message>
   <source>downvote</source>
   <translation>رفض</translation>
  </message>
  <message>
   <source>duplicate</source>
   <translation>تكرار</translation>
  </message>
  <message>
   <source>each ends the conversation</source>
   <translation>كل منها ينهي المحادثة</translation>
  </message>
  <message>
   <source>edit</source>
   <translation>تحرير</translation>
  </message>
  <message>
   <source>edited dataset</source>
   <translation>تحرير مجموعة بيانات</translation>
  </message>
  <message>
   <source>empty</source>
   <translation>فارغ</translation>
  </message>
  <message>
   <source>empty list</source>
   <translation>قائمة فارغة</translation>
  </message>
  <message>
   <source>empty object</source>
   <translation>كائن فارغ</translation>
  </message>
  <message>
   <source>empty text</source>
   <translation>نص فارغ</translation>
  </message>
  <message>
   <source>eval_config.check_args must be true or false, not {kind}.</source>
   <translation>يجب أن تكون قيمة eval_config.check_args هي true أو false، لا {kind}.</translation>
  </message>
  <message>
   <source>eval_config.evaluator must be a name, and is {kind}.</source>
   <translation>يجب أن تكون قيمة eval_config.evaluator اسمًا، وهي {kind}.</translation>
  </message>
  <message>
   <source>eval_config.judge_model must be a text, and is {kind}.</source>
   <translation>يجب أن تكون قيمة eval_config.judge_model نصًا، وهي {kind}.</translation>
  </message>
  <message>
   <source>eval_config.scale must be two numbers, such as [0, 10], or "nous".</source>
   <translation>يجب أن تكون قيمة eval_config.scale عددين، مثل ‎[0, 10]‎، أو «nous».</translation>
  </message>
  <message>
   <source>every line can be read in</source>
   <translation>كل الأسطر قابلة للقراءة</translation>
  </message>
  <message>
   <source>expected.field_values must be a map, and is {kind}.</source>
   <translation>يجب أن تكون قيمة expected.field_values خريطة، وهي {kind}.</translation>
  </message>
  <message>
   <source>expected.schema must be a schema, and is {kind}.</source>
   <translation>يجب أن تكون قيمة expected.schema مخططًا، وهي {kind}.</translation>
  </message>
  <message>
   <source>expected.tool_args must be a map, and is {kind}.</source>
   <translation>يجب أن تكون قيمة expected.tool_args خريطة، وهي {kind}.</translation>
  </message>
  <message>
   <source>expected.tool_args.{tool} must be a map, and is {kind}.</source>
   <translation>يجب أن تكون قيمة expected.tool_args.{tool} خريطة، وهي {kind}.</translation>
  </message>
  <message>
   <source>expected.{key} must be a list, and is {kind}.</source>
   <translation>يجب أن تكون قيمة expected.{key} قائمة، وهي {kind}.</translation>
  </message>
  <message>
   <source>expecting ',' delimiter</source>
   <translation>تنقص فاصلة</translation>
  </message>
  <message>
   <source>expecting ':' delimiter</source>
   <translation>تنقص نقطتان رأسيتان</translation>
  </message>
  <message>
   <source>expecting property name enclosed in double quotes</source>
   <translation>ينقص مفتاح بين علامتي اقتباس مزدوجتين</translation>
  </message>
  <message>
   <source>expecting value</source>
   <translation>تنقص قيمة</translation>
  </message>
  <message>
   <source>fails</source>
   <translation>غير متحقق</translation>
  </message>
  <message>
   <source>false</source>
   <translation>false</translation>
  </message>
  <message>
   <source>file</source>
   <translation>ملف</translation>
  </message>
  <message>
   <source>flag</source>
   <translation>علامة</translation>
  </message>
  <message>
   <source>flagged</source>
   <translation>عليها علامة</translation>
  </message>
  <message>
   <source>from {least} on</source>
   <translation>من {least} فأكثر</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <translation>من {least} إلى {most}</translation>
  </message>
  <message>
   <source>guidelines</source>
   <translation>الإرشادات</translation>
  </message>
  <message>
   <source>heavy</source>
   <translation>شديدة</translation>
  </message>
  <message>
   <source>hidden until you vote</source>
   <translation>مخفي حتى تصوّت</translation>
  </message>
  <message>
   <source>holds</source>
   <translation>متحقق</translation>
  </message>
  <message>
   <source>how it was before</source>
   <translation>كيف كان من قبل</translation>
  </message>
  <message>
   <source>if any</source>
   <translation>إن وُجدت</translation>
  </message>
  <message>
   <source>illegal trailing comma before end of array</source>
   <translation>فاصلة زائدة في آخر القائمة</translation>
  </message>
  <message>
   <source>illegal trailing comma before end of object</source>
   <translation>فاصلة زائدة في آخر الكائن</translation>
  </message>
  <message>
   <source>import</source>
   <translation>استيراد</translation>
  </message>
  <message>
   <source>in any order</source>
   <translation>بأي ترتيب</translation>
  </message>
  <message>
   <source>in milliseconds</source>
   <translation>بالملي ثانية</translation>
  </message>
  <message>
   <source>invalid \escape</source>
   <translation>شرطة مائلة عكسية لا يمكن قراءتها</translation>
  </message>
  <message>
   <source>invalid \uXXXX escape</source>
   <translation>تنقص أربعة أرقام بعد ‎\u</translation>
  </message>
  <message>
   <source>invalid control character at</source>
   <translation>في نص محرف تحكم</translation>
  </message>
  <message>
   <source>it follows a document that has ended</source>
   <translation>يأتي بعد مستند انتهى</translation>
  </message>
  <message>
   <source>it has a directive (%) that cannot be read</source>
   <translation>فيه توجيه (%) تتعذّر قراءته</translation>
  </message>
  <message>
   <source>it has a tag (!) that cannot be read</source>
   <translation>فيه وسم (!) تتعذّر قراءته</translation>
  </message>
  <message>
   <source>it has a tag that nothing declares</source>
   <translation>فيه وسم لم يُعلن عنه</translation>
  </message>
  <message>
   <source>it has an alias (*) without a name</source>
   <translation>فيه اسم مستعار (*) بلا تسمية</translation>
  </message>
  <message>
   <source>it has an anchor (&amp;) without a name</source>
   <translation>فيه مرساة (&amp;) بلا تسمية</translation>
  </message>
  <message>
   <source>it has an escape for a character that does not exist</source>
   <translation>فيه رمز هروب لمحرف لا وجود له</translation>
  </message>
  <message>
   <source>it has the character {character}, which YAML forbids</source>
   <translation>فيه المحرف {character} الذي يمنعه YAML</translation>
  </message>
  <message>
   <source>it holds neither a list nor an object</source>
   <translation>لا قائمة فيه ولا كائن</translation>
  </message>
  <message>
   <source>it is a version of YAML that cannot be read</source>
   <translation>هذه نسخة من YAML لا يمكن قراءتها</translation>
  </message>
  <message>
   <source>it is against the rules of YAML ({detail})</source>
   <translation>يخالف قواعد YAML ‏({detail})</translation>
  </message>
  <message>
   <source>it is nested deeper than {n} levels</source>
   <translation>تداخله أعمق من {n} مستوى</translation>
  </message>
  <message>
   <source>item {n}</source>
   <translation>العنصر {n}</translation>
  </message>
  <message>
   <source>items {a} to {b}, as they will be read</source>
   <translation>العناصر {a} إلى {b}، كما ستُقرأ</translation>
  </message>
  <message>
   <source>its indentation fits nothing above it</source>
   <translation>مسافته البادئة لا توافق شيئًا قبله</translation>
  </message>
  <message>
   <source>leaves out a step</source>
   <translation>تُسقط خطوة</translation>
  </message>
  <message>
   <source>left out</source>
   <translation>متروك</translation>
  </message>
  <message>
   <source>legacy</source>
   <translation>قديمة</translation>
  </message>
  <message>
   <source>light</source>
   <translation>خفيفة</translation>
  </message>
  <message>
   <source>line {n}</source>
   <translation>السطر {n}</translation>
  </message>
  <message>
   <source>lines {a} to {b}, as they will be read</source>
   <translation>الأسطر {a} إلى {b}، كما ستُقرأ</translation>
  </message>
  <message numerus="yes">
   <source>list of {n} items</source>
   <comment>list of {n} item</comment>
   <translation>
    <numerusform>قائمة من {n} عنصر</numerusform>
    <numerusform>قائمة من عنصر واحد</numerusform>
    <numerusform>قائمة من عنصرين</numerusform>
    <numerusform>قائمة من {n} عناصر</numerusform>
    <numerusform>قائمة من {n} عنصرًا</numerusform>
    <numerusform>قائمة من {n} عنصر</numerusform>
   </translation>
  </message>
  <message>
   <source>look it over</source>
   <translation>راجعه</translation>
  </message>
  <message>
   <source>may be left empty</source>
   <translation>يمكن تركه فارغًا</translation>
  </message>
  <message>
   <source>medium</source>
   <translation>متوسطة</translation>
  </message>
  <message>
   <source>mine</source>
   <translation>لديّ</translation>
  </message>
  <message>
   <source>missing</source>
   <translation>ناقص</translation>
  </message>
  <message>
   <source>missing: {names}</source>
   <translation>ناقص: {names}</translation>
  </message>
  <message>
   <source>muted: Unicode form</source>
   <translation>مخفَّف: شكل Unicode</translation>
  </message>
  <message>
   <source>muted: line ends</source>
   <translation>مخفَّف: نهايات الأسطر</translation>
  </message>
  <message>
   <source>muted: only the order of keys or white space</source>
   <translation>مخفَّف: ترتيب المفاتيح أو المسافات فقط</translation>
  </message>
  <message>
   <source>muted: white space</source>
   <translation>مخفَّف: المسافات</translation>
  </message>
  <message>
   <source>new case</source>
   <translation>حالة جديدة</translation>
  </message>
  <message>
   <source>new dataset</source>
   <translation>مجموعة بيانات جديدة</translation>
  </message>
  <message>
   <source>new product</source>
   <translation>منتج جديد</translation>
  </message>
  <message>
   <source>no</source>
   <translation>لا</translation>
  </message>
  <message>
   <source>no key</source>
   <translation>بلا مفتاح</translation>
  </message>
  <message>
   <source>none</source>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>not asked</source>
   <translation>غير مطلوب</translation>
  </message>
  <message>
   <source>not augmented</source>
   <translation>غير موسَّع</translation>
  </message>
  <message>
   <source>not found</source>
   <translation>غير موجود</translation>
  </message>
  <message>
   <source>not given</source>
   <translation>غير مذكور</translation>
  </message>
  <message>
   <source>not scored</source>
   <translation>بلا تقييم</translation>
  </message>
  <message>
   <source>not there</source>
   <translation>غير موجود</translation>
  </message>
  <message>
   <source>not {bound}</source>
   <translation>ليس {bound}</translation>
  </message>
  <message>
   <source>note</source>
   <translation>ملاحظة</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>nothing but labels or form</source>
   <translation>التسميات أو الشكل فقط</translation>
  </message>
  <message>
   <source>now {n} of {total}.</source>
   <translation>الآن {n} من {total}.</translation>
  </message>
  <message>
   <source>nowhere</source>
   <translation>لا مكان</translation>
  </message>
  <message>
   <source>null</source>
   <translation>null</translation>
  </message>
  <message numerus="yes">
   <source>object with {n} values</source>
   <comment>object with {n} value</comment>
   <translation>
    <numerusform>كائن فيه {n} قيمة</numerusform>
    <numerusform>كائن فيه قيمة واحدة</numerusform>
    <numerusform>كائن فيه قيمتان</numerusform>
    <numerusform>كائن فيه {n} قيم</numerusform>
    <numerusform>كائن فيه {n} قيمة</numerusform>
    <numerusform>كائن فيه {n} قيمة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>of {n} rows</source>
   <comment>of {n} row</comment>
   <translation>
    <numerusform>من {n} صف</numerusform>
    <numerusform>من صف واحد</numerusform>
    <numerusform>من صفين</numerusform>
    <numerusform>من {n} صفوف</numerusform>
    <numerusform>من {n} صفًا</numerusform>
    <numerusform>من {n} صف</numerusform>
   </translation>
  </message>
  <message>
   <source>off</source>
   <translation>متوقف</translation>
  </message>
  <message>
   <source>office noise</source>
   <translation>ضوضاء مكتب</translation>
  </message>
  <message>
   <source>on</source>
   <translation>مفعَّل</translation>
  </message>
  <message>
   <source>on this computer, {when}</source>
   <translation>على هذا الحاسوب، {when}</translation>
  </message>
  <message>
   <source>one of these</source>
   <translation>واحد من هذه</translation>
  </message>
  <message>
   <source>only one side speaks in it</source>
   <translation>لا يتكلم فيها إلا طرف واحد</translation>
  </message>
  <message>
   <source>other arguments</source>
   <translation>وسائط أخرى</translation>
  </message>
  <message>
   <source>others are allowed</source>
   <translation>يُسمح بغيرها</translation>
  </message>
  <message>
   <source>pasted output</source>
   <translation>مخرج ملصق</translation>
  </message>
  <message>
   <source>pink noise</source>
   <translation>ضوضاء وردية</translation>
  </message>
  <message>
   <source>product, closed</source>
   <translation>منتج، مطوي</translation>
  </message>
  <message>
   <source>product, open</source>
   <translation>منتج، مفتوح</translation>
  </message>
  <message>
   <source>published vote</source>
   <translation>التصويت المنشور</translation>
  </message>
  <message>
   <source>question for a senior</source>
   <translation>سؤال لخبير</translation>
  </message>
  <message>
   <source>reason</source>
   <translation>سبب</translation>
  </message>
  <message>
   <source>reasons for downvotes</source>
   <translation>أسباب الرفض</translation>
  </message>
  <message>
   <source>refused</source>
   <translation>مرفوض</translation>
  </message>
  <message>
   <source>removed</source>
   <translation>أُزيل</translation>
  </message>
  <message>
   <source>removed defer</source>
   <translation>إزالة التأجيل</translation>
  </message>
  <message>
   <source>removed flag</source>
   <translation>إزالة العلامة</translation>
  </message>
  <message>
   <source>removed import</source>
   <translation>إزالة استيراد</translation>
  </message>
  <message>
   <source>removed mark</source>
   <translation>إزالة علامة</translation>
  </message>
  <message>
   <source>removed output</source>
   <translation>إزالة مخرج</translation>
  </message>
  <message>
   <source>removed question</source>
   <translation>سحب السؤال</translation>
  </message>
  <message>
   <source>removed skip</source>
   <translation>إزالة التخطي</translation>
  </message>
  <message>
   <source>removed, was {value}</source>
   <translation>أُزيل، كان {value}</translation>
  </message>
  <message>
   <source>renamed product</source>
   <translation>تغيير اسم منتج</translation>
  </message>
  <message>
   <source>required</source>
   <translation>مطلوب</translation>
  </message>
  <message>
   <source>reviewed</source>
   <translation>مراجَعة</translation>
  </message>
  <message>
   <source>reviewed by you</source>
   <translation>راجعتَها</translation>
  </message>
  <message>
   <source>reviewed mark</source>
   <translation>علامة المراجعة</translation>
  </message>
  <message>
   <source>revision {n}</source>
   <translation>النسخة {n}</translation>
  </message>
  <message>
   <source>revision {n}, {when}</source>
   <translation>النسخة {n}، {when}</translation>
  </message>
  <message>
   <source>rows {a} to {b}, as they will be read</source>
   <translation>الصفوف {a} إلى {b}، كما ستُقرأ</translation>
  </message>
  <message>
   <source>rude, cold or wordy</source>
   <translation>فظة أو باردة أو مطولة</translation>
  </message>
  <message>
   <source>s3://… or https://…</source>
   <translation>‎s3://…‎ أو ‎https://…‎</translation>
  </message>
  <message>
   <source>saved here</source>
   <translation>محفوظ هنا</translation>
  </message>
  <message>
   <source>say it in words</source>
   <translation>قلها بكلمات</translation>
  </message>
  <message>
   <source>scored as you type, on this computer</source>
   <translation>يُقيَّم أثناء الكتابة، على هذا الحاسوب</translation>
  </message>
  <message>
   <source>server</source>
   <translation>الخادم</translation>
  </message>
  <message>
   <source>shown as it is stored</source>
   <translation>معروض كما هو مخزّن</translation>
  </message>
  <message>
   <source>shown now</source>
   <translation>معروض الآن</translation>
  </message>
  <message>
   <source>signs changed</source>
   <translation>تغيّرت العلامات</translation>
  </message>
  <message>
   <source>size not given</source>
   <translation>الحجم غير مذكور</translation>
  </message>
  <message>
   <source>skip</source>
   <translation>تخطٍّ</translation>
  </message>
  <message>
   <source>skipped</source>
   <translation>متخطاة</translation>
  </message>
  <message>
   <source>so different that not every word could be compared</source>
   <translation>مختلفان إلى حد تعذّرت معه مقارنة كل كلمة</translation>
  </message>
  <message>
   <source>somebody</source>
   <translation>شخص ما</translation>
  </message>
  <message>
   <source>street noise</source>
   <translation>ضوضاء شارع</translation>
  </message>
  <message>
   <source>that revision</source>
   <translation>تلك النسخة</translation>
  </message>
  <message>
   <source>the case</source>
   <translation>الحالة</translation>
  </message>
  <message>
   <source>the directive %YAML stands twice</source>
   <translation>التوجيه ‎%YAML مكرر</translation>
  </message>
  <message>
   <source>the file ends inside a quoted text</source>
   <translation>ينتهي الملف داخل نص بين علامتي اقتباس</translation>
  </message>
  <message>
   <source>the key {key} stands twice</source>
   <translation>المفتاح {key} مكرر</translation>
  </message>
  <message>
   <source>the list "{name}"</source>
   <translation>القائمة «{name}»</translation>
  </message>
  <message>
   <source>the list "{name}" (line {line})</source>
   <translation>القائمة «{name}» (السطر {line})</translation>
  </message>
  <message>
   <source>the name it is installed under</source>
   <translation>الاسم المثبَّت به</translation>
  </message>
  <message>
   <source>the nesting is too deep</source>
   <translation>مستويات التداخل كثيرة جدًا</translation>
  </message>
  <message>
   <source>the nesting never ends</source>
   <translation>مستويات التداخل لا تُغلق أبدًا</translation>
  </message>
  <message>
   <source>the question is vague</source>
   <translation>السؤال مبهم</translation>
  </message>
  <message>
   <source>the revision before</source>
   <translation>النسخة السابقة</translation>
  </message>
  <message>
   <source>the same apart from the order of keys and white space</source>
   <translation>لا اختلاف إلا في ترتيب المفاتيح والمسافات</translation>
  </message>
  <message>
   <source>the same apart from white space, line ends or the Unicode form</source>
   <translation>لا اختلاف إلا في المسافات أو نهايات الأسطر أو شكل Unicode</translation>
  </message>
  <message>
   <source>the sheet {name}</source>
   <translation>الورقة {name}</translation>
  </message>
  <message>
   <source>the sheets {names}</source>
   <translation>الأوراق {names}</translation>
  </message>
  <message>
   <source>the suite's key {key} stands twice</source>
   <translation>مفتاح الحزمة {key} مكرر</translation>
  </message>
  <message>
   <source>theirs</source>
   <translation>لديهم</translation>
  </message>
  <message>
   <source>there is more text after the value</source>
   <translation>هناك نص بعد القيمة</translation>
  </message>
  <message>
   <source>there is more text where the line should end</source>
   <translation>هناك نص حيث ينبغي أن ينتهي السطر</translation>
  </message>
  <message>
   <source>this does not begin with a speaker such as "User:"</source>
   <translation>لا يبدأ بمتكلم مثل «User:»</translation>
  </message>
  <message>
   <source>this is an object, not a list</source>
   <translation>هذا كائن لا قائمة</translation>
  </message>
  <message>
   <source>this is no JSON</source>
   <translation>ليس هذا JSON</translation>
  </message>
  <message>
   <source>this is no JSON list</source>
   <translation>ليس هذا قائمة JSON</translation>
  </message>
  <message>
   <source>this is no JSON object</source>
   <translation>ليس هذا كائن JSON</translation>
  </message>
  <message>
   <source>this is no JSON: {why}</source>
   <translation>ليس هذا JSON: {why}</translation>
  </message>
  <message>
   <source>this is no JSON: {why} (character {n})</source>
   <translation>ليس هذا JSON: {why} (المحرف {n})</translation>
  </message>
  <message>
   <source>this is no list of messages</source>
   <translation>ليست هذه قائمة رسائل</translation>
  </message>
  <message>
   <source>this is no list of {names}</source>
   <translation>ليست هذه قائمة من {names}</translation>
  </message>
  <message>
   <source>today {time}</source>
   <translation>اليوم {time}</translation>
  </message>
  <message>
   <source>tomorrow</source>
   <translation>غدًا</translation>
  </message>
  <message>
   <source>too little</source>
   <translation>قليل جدًا</translation>
  </message>
  <message>
   <source>tool_calls cannot be read: {why}</source>
   <translation>لا يمكن قراءة tool_calls: {why}</translation>
  </message>
  <message>
   <source>tool_calls must be a list, and is {kind}.</source>
   <translation>يجب أن تكون قيمة tool_calls قائمة، وهي {kind}.</translation>
  </message>
  <message>
   <source>true</source>
   <translation>true</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>true أو false</translation>
  </message>
  <message>
   <source>type not given</source>
   <translation>النوع غير مذكور</translation>
  </message>
  <message>
   <source>typing</source>
   <translation>الكتابة</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>غير معروف</translation>
  </message>
  <message>
   <source>unterminated string starting at</source>
   <translation>يبدأ نص لا يُغلق</translation>
  </message>
  <message>
   <source>until {time}</source>
   <translation>حتى {time}</translation>
  </message>
  <message>
   <source>up to {most}</source>
   <translation>حتى {most}</translation>
  </message>
  <message>
   <source>upper and lower case alike</source>
   <translation>بلا فرق بين الحروف الكبيرة والصغيرة</translation>
  </message>
  <message>
   <source>upper and lower case count</source>
   <translation>الفرق بين الحروف الكبيرة والصغيرة مهم</translation>
  </message>
  <message>
   <source>upvote</source>
   <translation>تأييد</translation>
  </message>
  <message>
   <source>upvote and mark</source>
   <translation>تأييد وعلامة</translation>
  </message>
  <message>
   <source>version {n}</source>
   <translation>الإصدار {n}</translation>
  </message>
  <message>
   <source>was JSON, is text now</source>
   <translation>كان JSON وصار نصًا</translation>
  </message>
  <message>
   <source>was not set</source>
   <translation>لم يكن محددًا</translation>
  </message>
  <message>
   <source>was text, is JSON now</source>
   <translation>كان نصًا وصار JSON</translation>
  </message>
  <message>
   <source>was {value}</source>
   <translation>كان {value}</translation>
  </message>
  <message>
   <source>was “{value}”</source>
   <translation>كان «{value}»</translation>
  </message>
  <message>
   <source>what else it carries</source>
   <translation>ما تحمله غير ذلك</translation>
  </message>
  <message>
   <source>white noise</source>
   <translation>ضوضاء بيضاء</translation>
  </message>
  <message>
   <source>white space counts as one blank</source>
   <translation>المسافات المتتالية تُحسب مسافة واحدة</translation>
  </message>
  <message>
   <source>why it could not be scored</source>
   <translation>سبب تعذّر التقييم</translation>
  </message>
  <message>
   <source>why it would fail</source>
   <translation>سبب فشله لو حُفظ</translation>
  </message>
  <message>
   <source>why it would pass</source>
   <translation>سبب نجاحه لو حُفظ</translation>
  </message>
  <message>
   <source>with a draft</source>
   <translation>لها مسودة</translation>
  </message>
  <message>
   <source>withdrawn guidelines</source>
   <translation>سحب الإرشادات</translation>
  </message>
  <message>
   <source>without it, 1 to 5</source>
   <translation>بدونه من 1 إلى 5</translation>
  </message>
  <message>
   <source>without it, the one of the run</source>
   <translation>بدونه نموذج التشغيل</translation>
  </message>
  <message>
   <source>without it, the usual ones are used</source>
   <translation>بدونه تُستخدم المعتادة</translation>
  </message>
  <message>
   <source>worst and best, such as [0, 10]; without it, by the mark</source>
   <translation>الأسوأ والأفضل، مثل ‎[0, 10]‎؛ بدونه حسب الدرجة</translation>
  </message>
  <message>
   <source>write it</source>
   <translation>كتابته</translation>
  </message>
  <message>
   <source>written</source>
   <translation>مكتوب</translation>
  </message>
  <message>
   <source>wrong or mixed</source>
   <translation>خاطئة أو مختلطة</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>نعم</translation>
  </message>
  <message>
   <source>you can type here; the letters M and T say where a word comes from</source>
   <translation>يمكنك الكتابة هنا؛ يدل الحرفان M وT على مصدر الكلمة</translation>
  </message>
  <message>
   <source>you changed it</source>
   <translation>غيّرتَه أنت</translation>
  </message>
  <message>
   <source>you changed it elsewhere</source>
   <translation>غيّرتَه أنت في مكان آخر</translation>
  </message>
  <message>
   <source>{act}: {cases}</source>
   <translation>{act}: {cases}</translation>
  </message>
  <message>
   <source>{act}: {done} of {total}</source>
   <translation>{act}: {done} من {total}</translation>
  </message>
  <message>
   <source>{alias} on line {line} names nothing before it</source>
   <translation>الاسم {alias} في السطر {line} لا يدل على شيء قبله</translation>
  </message>
  <message>
   <source>{a} and {b}</source>
   <translation>{a} و{b}</translation>
  </message>
  <message>
   <source>{cases} written to {path}</source>
   <translation>‏{cases} كُتبت في {path}</translation>
  </message>
  <message>
   <source>{character} cannot begin a value; quote it</source>
   <translation>لا يمكن أن تبدأ قيمة بـ {character}؛ ضعها بين علامتي اقتباس</translation>
  </message>
  <message>
   <source>{check}. Now: {now}. If saved: {saved}.</source>
   <translation>{check}. الآن: {now}. عند الحفظ: {saved}.</translation>
  </message>
  <message>
   <source>{column} goes to</source>
   <translation>‏{column} يذهب إلى</translation>
  </message>
  <message>
   <source>{column} goes to {use}, {state}</source>
   <translation>‏{column} يذهب إلى {use}، {state}</translation>
  </message>
  <message>
   <source>{column}: the rows of the conversation differ; the first value is taken</source>
   <translation>‏{column}: صفوف المحادثة مختلفة؛ تؤخذ القيمة الأولى</translation>
  </message>
  <message>
   <source>{column}: the text was cut off when it was exported</source>
   <translation>‏{column}: قُطع النص عند تصديره</translation>
  </message>
  <message>
   <source>{column}: {n} characters do not fit into a cell, which takes {most}; the text is cut off and the row will not be read in again</source>
   <translation>‏{column}: لا تسع الخلية {n} محرف، فأقصاها {most}؛ يُقطع النص ولن يُقرأ الصف من جديد</translation>
  </message>
  <message>
   <source>{column}: {value}</source>
   <translation>{column}: {value}</translation>
  </message>
  <message>
   <source>{column}: {why}</source>
   <translation>‏{column}: {why}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day}، {time}</translation>
  </message>
  <message>
   <source>{done} of {total}</source>
   <translation>‏{done} من {total}</translation>
  </message>
  <message>
   <source>{done} of {total} rows</source>
   <translation>‏{done} من {total} صفوف</translation>
  </message>
  <message>
   <source>{fault} It may be {names}.</source>
   <translation>{fault} قد يكون {names}.</translation>
  </message>
  <message>
   <source>{fields}, {words}</source>
   <translation>{fields}، {words}</translation>
  </message>
  <message>
   <source>{field} here</source>
   <translation>‏{field} هنا</translation>
  </message>
  <message>
   <source>{field} in the file</source>
   <translation>‏{field} في الملف</translation>
  </message>
  <message>
   <source>{field} in your draft is not right yet. Correct it in the editor first.</source>
   <translation>{field} في مسودتك غير صحيح بعد. صحّحه أولًا في المحرر.</translation>
  </message>
  <message>
   <source>{field} is not right yet</source>
   <translation>{field} غير صحيح بعد</translation>
  </message>
  <message>
   <source>{field}, in use</source>
   <translation>‏{field}، مستخدم</translation>
  </message>
  <message>
   <source>{field}: white space or another detail changed</source>
   <translation>‏{field}: تغيّرت مسافات أو تفصيل آخر</translation>
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
   <translation>‏{field}: أُضيف «{added}»</translation>
  </message>
  <message>
   <source>{field}: “{removed}” became “{added}”</source>
   <translation>‏{field}: صار «{removed}» «{added}»</translation>
  </message>
  <message>
   <source>{field}: “{removed}” removed</source>
   <translation>‏{field}: أُزيل «{removed}»</translation>
  </message>
  <message>
   <source>{file}, {meta}</source>
   <translation>{file}، {meta}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>‏{first} و{last}</translation>
  </message>
  <message>
   <source>{first} and {n} more</source>
   <translation>{first} و{n} غيره</translation>
  </message>
  <message>
   <source>{first} or {last}</source>
   <translation>‏{first} أو {last}</translation>
  </message>
  <message>
   <source>{folder} is in {where}, which can damage the data. Choose another.</source>
   <translation>‏{folder} في {where}، وقد يضر ذلك بالبيانات. اختر غيره.</translation>
  </message>
  <message>
   <source>{folder}: {reason}. Choose another folder for your workspace.</source>
   <translation>{folder}: {reason}. اختر مجلدًا آخر لمساحة عملك.</translation>
  </message>
  <message>
   <source>{items} added</source>
   <translation>أُضيف {items}</translation>
  </message>
  <message>
   <source>{items} removed</source>
   <translation>أُزيل {items}</translation>
  </message>
  <message>
   <source>{key} (top level)</source>
   <translation>‏{key} (المستوى الأعلى)</translation>
  </message>
  <message>
   <source>{key} is already the key of “{command}”. Choose another key.</source>
   <translation>‏{key} هو مفتاح «{command}». اختر مفتاحًا آخر.</translation>
  </message>
  <message>
   <source>{key} is needed in lists, fields and buttons. Choose another key.</source>
   <translation>‏{key} لازم في القوائم والحقول والأزرار. اختر مفتاحًا آخر.</translation>
  </message>
  <message>
   <source>{key}, {kind}</source>
   <translation>{key}، {kind}</translation>
  </message>
  <message>
   <source>{key}: YAML cannot hold it: a key twice, or too deep</source>
   <translation>‏{key}: لا يسعه YAML: مفتاح مكرر أو تداخل أعمق مما يجوز</translation>
  </message>
  <message>
   <source>{key}: {value}</source>
   <translation>{key}: {value}</translation>
  </message>
  <message>
   <source>{label}, changes. Now: {now}. If saved: {saved}. {text}</source>
   <translation>‏{label}، يتغير. الآن: {now}. عند الحفظ: {saved}. {text}</translation>
  </message>
  <message>
   <source>{label}. Now: {now}. If saved: {saved}. {text}</source>
   <translation>‏{label}. الآن: {now}. عند الحفظ: {saved}. {text}</translation>
  </message>
  <message>
   <source>{language} ({detail})</source>
   <translation>{language} ({detail})</translation>
  </message>
  <message>
   <source>{mark} cannot part columns.</source>
   <translation>لا يمكن أن يفصل {mark} بين الأعمدة.</translation>
  </message>
  <message>
   <source>{mark}, take it off</source>
   <translation>{mark}، إزالة</translation>
  </message>
  <message>
   <source>{meaning} One of: {choices}.</source>
   <translation>‏{meaning} واحد من: {choices}.</translation>
  </message>
  <message>
   <source>{name} (column {number})</source>
   <translation>{name} (العمود {number})</translation>
  </message>
  <message>
   <source>{name} ({count})</source>
   <translation>{name} ({count})</translation>
  </message>
  <message>
   <source>{name} changed the case after you began this draft. Your draft is kept.</source>
   <translation>غيّر {name} الحالة بعد أن بدأت هذه المسودة. مسودتك محفوظة.</translation>
  </message>
  <message>
   <source>{name} changed this case meanwhile.</source>
   <translation>غيّر {name} هذه الحالة أثناء ذلك.</translation>
  </message>
  <message>
   <source>{name} is a list that holds {kind}, which is no text.</source>
   <translation>‏{name} قائمة فيها {kind}، وهو ليس نصًا.</translation>
  </message>
  <message>
   <source>{name} is a map, which is no text.</source>
   <translation>‏{name} خريطة، وهي ليست نصًا.</translation>
  </message>
  <message>
   <source>{name} is a plain struct and has no changeset.</source>
   <translation>‏{name} من نوع struct بسيط بلا changeset.</translation>
  </message>
  <message>
   <source>{name} is being read in.</source>
   <translation>جارٍ قراءة {name}.</translation>
  </message>
  <message>
   <source>{name} is left as it is</source>
   <translation>يُترك {name} كما هو</translation>
  </message>
  <message>
   <source>{name} is no JSON number</source>
   <translation>‏{name} ليس عددًا في JSON</translation>
  </message>
  <message>
   <source>{name} is no encoding that is known here.</source>
   <translation>‏{name} ليس ترميزًا معروفًا هنا.</translation>
  </message>
  <message>
   <source>{name} is not kept. It belongs to no case.</source>
   <translation>لا يُحفظ {name}. لا ينتمي إلى أي حالة.</translation>
  </message>
  <message>
   <source>{name} is there already and will be replaced.</source>
   <translation>‏{name} موجود وسيُستبدل.</translation>
  </message>
  <message>
   <source>{name} must be a list, and is {kind}.</source>
   <translation>يجب أن تكون قيمة {name} قائمة، وهي {kind}.</translation>
  </message>
  <message>
   <source>{name} must hold texts only, and holds {kind}; put it in quotes.</source>
   <translation>يجب ألا تضم {name} إلا نصوصًا، وفيها {kind}؛ ضعه بين علامتي اقتباس.</translation>
  </message>
  <message>
   <source>{name} was not read or written.</source>
   <translation>لم يُقرأ {name} ولم يُكتب.</translation>
  </message>
  <message>
   <source>{number} is no number to compare.</source>
   <translation>‏{number} ليس عددًا يُقارن به.</translation>
  </message>
  <message numerus="yes">
   <source>{n} added</source>
   <comment>{n} added</comment>
   <translation>
    <numerusform>أُضيف {n}</numerusform>
    <numerusform>أُضيف واحد</numerusform>
    <numerusform>أُضيف اثنان</numerusform>
    <numerusform>أُضيف {n}</numerusform>
    <numerusform>أُضيف {n}</numerusform>
    <numerusform>أُضيف {n}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are deferred</source>
   <comment>{n} is deferred</comment>
   <translation>
    <numerusform>لا حالات تؤجَّل</numerusform>
    <numerusform>حالة واحدة تؤجَّل</numerusform>
    <numerusform>حالتان تؤجَّلان</numerusform>
    <numerusform>{n} حالات تؤجَّل</numerusform>
    <numerusform>{n} حالة تؤجَّل</numerusform>
    <numerusform>{n} حالة تؤجَّل</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are deferred otherwise so far</source>
   <comment>{n} is deferred otherwise so far</comment>
   <translation>
    <numerusform>لا حالات مؤجلة إلى وقت آخر</numerusform>
    <numerusform>حالة واحدة مؤجلة إلى وقت آخر حتى الآن</numerusform>
    <numerusform>حالتان مؤجلتان إلى وقت آخر حتى الآن</numerusform>
    <numerusform>{n} حالات مؤجلة إلى وقت آخر حتى الآن</numerusform>
    <numerusform>{n} حالة مؤجلة إلى وقت آخر حتى الآن</numerusform>
    <numerusform>{n} حالة مؤجلة إلى وقت آخر حتى الآن</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are earlier revisions and left out</source>
   <comment>{n} is an earlier revision and left out</comment>
   <translation>
    <numerusform>لا نسخ سابقة متروكة</numerusform>
    <numerusform>نسخة سابقة واحدة تُترك خارجًا</numerusform>
    <numerusform>نسختان سابقتان تُتركان خارجًا</numerusform>
    <numerusform>{n} نسخ سابقة تُترك خارجًا</numerusform>
    <numerusform>{n} نسخة سابقة تُترك خارجًا</numerusform>
    <numerusform>{n} نسخة سابقة تُترك خارجًا</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are earlier revisions of cases, and no cases of their own.</source>
   <comment>{n} is an earlier revision of a case, and no case of its own.</comment>
   <translation>
    <numerusform>{n} نسخة سابقة من حالات، وليست حالات مستقلة.</numerusform>
    <numerusform>نسخة سابقة واحدة من حالة، وليست حالة مستقلة.</numerusform>
    <numerusform>نسختان سابقتان من حالات، وليستا حالتين مستقلتين.</numerusform>
    <numerusform>{n} نسخ سابقة من حالات، وليست حالات مستقلة.</numerusform>
    <numerusform>{n} نسخةً سابقة من حالات، وليست حالات مستقلة.</numerusform>
    <numerusform>{n} نسخة سابقة من حالات، وليست حالات مستقلة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are flagged</source>
   <comment>{n} is flagged</comment>
   <translation>
    <numerusform>لا حالات توضع عليها علامة</numerusform>
    <numerusform>حالة واحدة توضع عليها علامة</numerusform>
    <numerusform>حالتان توضع عليهما علامة</numerusform>
    <numerusform>{n} حالات توضع عليها علامة</numerusform>
    <numerusform>{n} حالة توضع عليها علامة</numerusform>
    <numerusform>{n} حالة توضع عليها علامة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are here already, word for word.</source>
   <comment>{n} is here already, word for word.</comment>
   <translation>
    <numerusform>{n} موجودة هنا حرفيًا.</numerusform>
    <numerusform>واحدة موجودة هنا حرفيًا.</numerusform>
    <numerusform>اثنتان موجودتان هنا حرفيًا.</numerusform>
    <numerusform>{n} موجودة هنا حرفيًا.</numerusform>
    <numerusform>{n} موجودة هنا حرفيًا.</numerusform>
    <numerusform>{n} موجودة هنا حرفيًا.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are new cases.</source>
   <comment>{n} is a new case.</comment>
   <translation>
    <numerusform>{n} حالة جديدة.</numerusform>
    <numerusform>حالة جديدة واحدة.</numerusform>
    <numerusform>حالتان جديدتان.</numerusform>
    <numerusform>{n} حالات جديدة.</numerusform>
    <numerusform>{n} حالةً جديدة.</numerusform>
    <numerusform>{n} حالة جديدة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are not here any more</source>
   <comment>{n} is not here any more</comment>
   <translation>
    <numerusform>لا حالات غائبة</numerusform>
    <numerusform>حالة واحدة لم تعد هنا</numerusform>
    <numerusform>حالتان لم تعودا هنا</numerusform>
    <numerusform>{n} حالات لم تعد هنا</numerusform>
    <numerusform>{n} حالة لم تعد هنا</numerusform>
    <numerusform>{n} حالة لم تعد هنا</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are skipped</source>
   <comment>{n} is skipped</comment>
   <translation>
    <numerusform>لا حالات تُتخطى</numerusform>
    <numerusform>حالة واحدة تُتخطى</numerusform>
    <numerusform>حالتان تُتخطيان</numerusform>
    <numerusform>{n} حالات تُتخطى</numerusform>
    <numerusform>{n} حالة تُتخطى</numerusform>
    <numerusform>{n} حالة تُتخطى</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} attached files</source>
   <comment>{n} attached file</comment>
   <translation>
    <numerusform>{n} ملف مرفق</numerusform>
    <numerusform>ملف مرفق واحد</numerusform>
    <numerusform>ملفان مرفقان</numerusform>
    <numerusform>{n} ملفات مرفقة</numerusform>
    <numerusform>{n} ملفًا مرفقًا</numerusform>
    <numerusform>{n} ملف مرفق</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} become reviewed</source>
   <comment>{n} becomes reviewed</comment>
   <translation>
    <numerusform>لا حالات تصبح مراجَعة</numerusform>
    <numerusform>حالة واحدة تصبح مراجَعة</numerusform>
    <numerusform>حالتان تصبحان مراجَعتين</numerusform>
    <numerusform>{n} حالات تصبح مراجَعة</numerusform>
    <numerusform>{n} حالة تصبح مراجَعة</numerusform>
    <numerusform>{n} حالة تصبح مراجَعة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases</source>
   <comment>{n} case</comment>
   <translation>
    <numerusform>{n} حالة</numerusform>
    <numerusform>حالة واحدة</numerusform>
    <numerusform>حالتان</numerusform>
    <numerusform>{n} حالات</numerusform>
    <numerusform>{n} حالةً</numerusform>
    <numerusform>{n} حالة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases are selected.</source>
   <comment>{n} case is selected.</comment>
   <translation>
    <numerusform>لا حالات محددة.</numerusform>
    <numerusform>حالة واحدة محددة.</numerusform>
    <numerusform>حالتان محددتان.</numerusform>
    <numerusform>{n} حالات محددة.</numerusform>
    <numerusform>{n} حالة محددة.</numerusform>
    <numerusform>{n} حالة محددة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases become as before.</source>
   <comment>{n} case becomes as before.</comment>
   <translation>
    <numerusform>{n} حالة تعود كما كانت.</numerusform>
    <numerusform>حالة واحدة تعود كما كانت.</numerusform>
    <numerusform>حالتان تعودان كما كانتا.</numerusform>
    <numerusform>{n} حالات تعود كما كانت.</numerusform>
    <numerusform>{n} حالةً تعود كما كانت.</numerusform>
    <numerusform>{n} حالة تعود كما كانت.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases come back later.</source>
   <comment>{n} case comes back later.</comment>
   <translation>
    <numerusform>لا حالات تعود لاحقًا.</numerusform>
    <numerusform>حالة واحدة تعود لاحقًا.</numerusform>
    <numerusform>حالتان تعودان لاحقًا.</numerusform>
    <numerusform>{n} حالات تعود لاحقًا.</numerusform>
    <numerusform>{n} حالة تعود لاحقًا.</numerusform>
    <numerusform>{n} حالة تعود لاحقًا.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases get what the file has; what they had stays as their earlier revisions.</source>
   <comment>{n} case gets what the file has; what it had stays as its earlier revision.</comment>
   <translation>
    <numerusform>{n} حالة تأخذ ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
    <numerusform>حالة واحدة تأخذ ما في الملف، وما كان فيها يبقى نسخة سابقة.</numerusform>
    <numerusform>حالتان تأخذان ما في الملف، وما كان فيهما يبقى نسختين سابقتين.</numerusform>
    <numerusform>{n} حالات تأخذ ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
    <numerusform>{n} حالةً تأخذ ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
    <numerusform>{n} حالة تأخذ ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases go.</source>
   <comment>{n} case goes.</comment>
   <translation>
    <numerusform>{n} حالة تذهب.</numerusform>
    <numerusform>حالة واحدة تذهب.</numerusform>
    <numerusform>حالتان تذهبان.</numerusform>
    <numerusform>{n} حالات تذهب.</numerusform>
    <numerusform>{n} حالةً تذهب.</numerusform>
    <numerusform>{n} حالة تذهب.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases got other labels.</source>
   <comment>{n} case got other labels.</comment>
   <translation>
    <numerusform>{n} حالة أخذت تسميات أخرى.</numerusform>
    <numerusform>حالة واحدة أخذت تسميات أخرى.</numerusform>
    <numerusform>حالتان أخذتا تسميات أخرى.</numerusform>
    <numerusform>{n} حالات أخذت تسميات أخرى.</numerusform>
    <numerusform>{n} حالةً أخذت تسميات أخرى.</numerusform>
    <numerusform>{n} حالة أخذت تسميات أخرى.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases got what the file has; what they had stays as their earlier revisions.</source>
   <comment>{n} case got what the file has; what it had stays as its earlier revision.</comment>
   <translation>
    <numerusform>{n} حالة أخذت ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
    <numerusform>حالة واحدة أخذت ما في الملف، وما كان فيها يبقى نسخة سابقة.</numerusform>
    <numerusform>حالتان أخذتا ما في الملف، وما كان فيهما يبقى نسختين سابقتين.</numerusform>
    <numerusform>{n} حالات أخذت ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
    <numerusform>{n} حالةً أخذت ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
    <numerusform>{n} حالة أخذت ما في الملف، وما كان فيها يبقى نسخًا سابقة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases left</source>
   <comment>{n} case left</comment>
   <translation>
    <numerusform>بقيت {n} حالة</numerusform>
    <numerusform>بقيت حالة واحدة</numerusform>
    <numerusform>بقيت حالتان</numerusform>
    <numerusform>بقيت {n} حالات</numerusform>
    <numerusform>بقيت {n} حالةً</numerusform>
    <numerusform>بقيت {n} حالة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases match now</source>
   <comment>{n} case matches now</comment>
   <translation>
    <numerusform>لا حالات مطابقة الآن</numerusform>
    <numerusform>حالة واحدة مطابقة الآن</numerusform>
    <numerusform>حالتان مطابقتان الآن</numerusform>
    <numerusform>{n} حالات مطابقة الآن</numerusform>
    <numerusform>{n} حالة مطابقة الآن</numerusform>
    <numerusform>{n} حالة مطابقة الآن</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases read in</source>
   <comment>{n} case read in</comment>
   <translation>
    <numerusform>قُرئت {n} حالة</numerusform>
    <numerusform>قُرئت حالة واحدة</numerusform>
    <numerusform>قُرئت حالتان</numerusform>
    <numerusform>قُرئت {n} حالات</numerusform>
    <numerusform>قُرئت {n} حالةً</numerusform>
    <numerusform>قُرئت {n} حالة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases stay:</source>
   <comment>{n} case stays:</comment>
   <translation>
    <numerusform>{n} حالة تبقى:</numerusform>
    <numerusform>حالة واحدة تبقى:</numerusform>
    <numerusform>حالتان تبقيان:</numerusform>
    <numerusform>{n} حالات تبقى:</numerusform>
    <numerusform>{n} حالةً تبقى:</numerusform>
    <numerusform>{n} حالة تبقى:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cases:</source>
   <comment>{n} case:</comment>
   <translation>
    <numerusform>لا حالات:</numerusform>
    <numerusform>حالة واحدة:</numerusform>
    <numerusform>حالتان:</numerusform>
    <numerusform>{n} حالات:</numerusform>
    <numerusform>{n} حالة:</numerusform>
    <numerusform>{n} حالة:</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cells have formulas: the last calculated values are read</source>
   <comment>1 cell has a formula: the last calculated value is read</comment>
   <translation>
    <numerusform>لا خلايا فيها صيغ</numerusform>
    <numerusform>في خلية واحدة صيغة: تُقرأ آخر قيمة محسوبة</numerusform>
    <numerusform>في خليتين صيغ: تُقرأ آخر قيمتين محسوبتين</numerusform>
    <numerusform>في {n} خلايا صيغ: تُقرأ آخر القيم المحسوبة</numerusform>
    <numerusform>في {n} خلية صيغ: تُقرأ آخر القيم المحسوبة</numerusform>
    <numerusform>في {n} خلية صيغ: تُقرأ آخر القيم المحسوبة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} changed</source>
   <comment>{n} changed</comment>
   <translation>
    <numerusform>تغيّر {n}</numerusform>
    <numerusform>تغيّر واحد</numerusform>
    <numerusform>تغيّر اثنان</numerusform>
    <numerusform>تغيّر {n}</numerusform>
    <numerusform>تغيّر {n}</numerusform>
    <numerusform>تغيّر {n}</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} changed here too</source>
   <translation>{n} تغيّرت هنا أيضًا</translation>
  </message>
  <message>
   <source>{n} changed, {open} to decide</source>
   <translation>غُيّر {n}، ويبقى {open} للحسم</translation>
  </message>
  <message numerus="yes">
   <source>{n} characters</source>
   <comment>{n} character</comment>
   <translation>
    <numerusform>{n} حرف</numerusform>
    <numerusform>حرف واحد</numerusform>
    <numerusform>حرفان</numerusform>
    <numerusform>{n} أحرف</numerusform>
    <numerusform>{n} حرفًا</numerusform>
    <numerusform>{n} حرف</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} characters that nobody changed</source>
   <translation>{n} محرفًا لم يغيّره أحد</translation>
  </message>
  <message>
   <source>{n} chosen cases</source>
   <translation>{n} حالات مختارة</translation>
  </message>
  <message numerus="yes">
   <source>{n} columns</source>
   <comment>{n} column</comment>
   <translation>
    <numerusform>{n} عمود</numerusform>
    <numerusform>عمود واحد</numerusform>
    <numerusform>عمودان</numerusform>
    <numerusform>{n} أعمدة</numerusform>
    <numerusform>{n} عمودًا</numerusform>
    <numerusform>{n} عمود</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} come back now</source>
   <comment>{n} comes back now</comment>
   <translation>
    <numerusform>لا تعود أي حالة الآن</numerusform>
    <numerusform>تعود حالة واحدة الآن</numerusform>
    <numerusform>تعود حالتان الآن</numerusform>
    <numerusform>تعود {n} حالات الآن</numerusform>
    <numerusform>تعود {n} حالة الآن</numerusform>
    <numerusform>تعود {n} حالة الآن</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decided cases have it.</source>
   <comment>{n} decided case has it.</comment>
   <translation>
    <numerusform>لا حالات مبتوت فيها تحتويه.</numerusform>
    <numerusform>حالة واحدة مبتوت فيها تحتويه.</numerusform>
    <numerusform>حالتان مبتوت فيهما تحتويانه.</numerusform>
    <numerusform>{n} حالات مبتوت فيها تحتويه.</numerusform>
    <numerusform>{n} حالة مبتوتًا فيها تحتويه.</numerusform>
    <numerusform>{n} حالة مبتوت فيها تحتويه.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decided or deferred cases have it.</source>
   <comment>{n} decided or deferred case has it.</comment>
   <translation>
    <numerusform>لا حالات مبتوت فيها أو مؤجلة تحتويه.</numerusform>
    <numerusform>حالة واحدة مبتوت فيها أو مؤجلة تحتويه.</numerusform>
    <numerusform>حالتان مبتوت فيهما أو مؤجلتان تحتويانه.</numerusform>
    <numerusform>{n} حالات مبتوت فيها أو مؤجلة تحتويه.</numerusform>
    <numerusform>{n} حالة مبتوتًا فيها أو مؤجلة تحتويه.</numerusform>
    <numerusform>{n} حالة مبتوت فيها أو مؤجلة تحتويه.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decided since you opened this list</source>
   <comment>{n} decided since you opened this list</comment>
   <translation>
    <numerusform>لم يُبتّ في شيء منذ فتح هذه القائمة</numerusform>
    <numerusform>بُتّ في حالة واحدة منذ فتح هذه القائمة</numerusform>
    <numerusform>بُتّ في حالتين منذ فتح هذه القائمة</numerusform>
    <numerusform>بُتّ في {n} حالات منذ فتح هذه القائمة</numerusform>
    <numerusform>بُتّ في {n} حالة منذ فتح هذه القائمة</numerusform>
    <numerusform>بُتّ في {n} حالة منذ فتح هذه القائمة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} decisions are not saved. They are kept here until the disk takes them, in order.</source>
   <comment>{n} decision is not saved. It is kept here until the disk takes it.</comment>
   <translation>
    <numerusform>لا قرار غير محفوظ ({n}).</numerusform>
    <numerusform>قرار واحد غير محفوظ. يبقى هنا حتى يقبله القرص.</numerusform>
    <numerusform>قراران غير محفوظين. يبقيان هنا بترتيبهما حتى يقبلهما القرص.</numerusform>
    <numerusform>{n} قرارات غير محفوظة. تبقى هنا بترتيبها حتى يقبلها القرص.</numerusform>
    <numerusform>{n} قرارًا غير محفوظ. تبقى هنا بترتيبها حتى يقبلها القرص.</numerusform>
    <numerusform>{n} قرار غير محفوظ. تبقى هنا بترتيبها حتى يقبلها القرص.</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} earlier revisions</source>
   <translation>{n} نسخ سابقة</translation>
  </message>
  <message numerus="yes">
   <source>{n} fields</source>
   <comment>{n} field</comment>
   <translation>
    <numerusform>{n} حقل</numerusform>
    <numerusform>حقل واحد</numerusform>
    <numerusform>حقلان</numerusform>
    <numerusform>{n} حقول</numerusform>
    <numerusform>{n} حقلًا</numerusform>
    <numerusform>{n} حقل</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} fields have to be mended before this can be saved</source>
   <comment>{n} field has to be mended before this can be saved</comment>
   <translation>
    <numerusform>يجب إصلاح {n} حقل قبل الحفظ</numerusform>
    <numerusform>يجب إصلاح حقل واحد قبل الحفظ</numerusform>
    <numerusform>يجب إصلاح حقلين قبل الحفظ</numerusform>
    <numerusform>يجب إصلاح {n} حقول قبل الحفظ</numerusform>
    <numerusform>يجب إصلاح {n} حقلًا قبل الحفظ</numerusform>
    <numerusform>يجب إصلاح {n} حقل قبل الحفظ</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} fields where the header has {wanted}</source>
   <comment>{n} field where the header has {wanted}</comment>
   <translation>
    <numerusform>لا حقول، وفي الترويسة {wanted}</numerusform>
    <numerusform>حقل واحد، وفي الترويسة {wanted}</numerusform>
    <numerusform>حقلان، وفي الترويسة {wanted}</numerusform>
    <numerusform>{n} حقول، وفي الترويسة {wanted}</numerusform>
    <numerusform>{n} حقلًا، وفي الترويسة {wanted}</numerusform>
    <numerusform>{n} حقل، وفي الترويسة {wanted}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} files</source>
   <comment>{n} file</comment>
   <translation>
    <numerusform>{n} ملف</numerusform>
    <numerusform>ملف واحد</numerusform>
    <numerusform>ملفان</numerusform>
    <numerusform>{n} ملفات</numerusform>
    <numerusform>{n} ملفًا</numerusform>
    <numerusform>{n} ملف</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} get a downvote</source>
   <comment>{n} gets a downvote</comment>
   <translation>
    <numerusform>لا حالات تنال رفضًا</numerusform>
    <numerusform>حالة واحدة تنال رفضًا</numerusform>
    <numerusform>حالتان تنالان رفضًا</numerusform>
    <numerusform>{n} حالات تنال رفضًا</numerusform>
    <numerusform>{n} حالة تنال رفضًا</numerusform>
    <numerusform>{n} حالة تنال رفضًا</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} get an upvote</source>
   <comment>{n} gets an upvote</comment>
   <translation>
    <numerusform>لا حالات تنال تأييدًا</numerusform>
    <numerusform>حالة واحدة تنال تأييدًا</numerusform>
    <numerusform>حالتان تنالان تأييدًا</numerusform>
    <numerusform>{n} حالات تنال تأييدًا</numerusform>
    <numerusform>{n} حالة تنال تأييدًا</numerusform>
    <numerusform>{n} حالة تنال تأييدًا</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} go to a senior</source>
   <comment>{n} goes to a senior</comment>
   <translation>
    <numerusform>لا حالات تُعرض على خبير</numerusform>
    <numerusform>تُعرض حالة واحدة على خبير</numerusform>
    <numerusform>تُعرض حالتان على خبير</numerusform>
    <numerusform>تُعرض {n} حالات على خبير</numerusform>
    <numerusform>تُعرض {n} حالة على خبير</numerusform>
    <numerusform>تُعرض {n} حالة على خبير</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} have it already</source>
   <comment>{n} has it already</comment>
   <translation>
    <numerusform>لا حالات لديها ذلك من قبل</numerusform>
    <numerusform>حالة واحدة لديها ذلك من قبل</numerusform>
    <numerusform>حالتان لديهما ذلك من قبل</numerusform>
    <numerusform>{n} حالات لديها ذلك من قبل</numerusform>
    <numerusform>{n} حالة لديها ذلك من قبل</numerusform>
    <numerusform>{n} حالة لديها ذلك من قبل</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} have none</source>
   <comment>{n} has none</comment>
   <translation>
    <numerusform>لا حالات خالية منه</numerusform>
    <numerusform>حالة واحدة ليس لديها شيء</numerusform>
    <numerusform>حالتان ليس لديهما شيء</numerusform>
    <numerusform>{n} حالات ليس لديها شيء</numerusform>
    <numerusform>{n} حالة ليس لديها شيء</numerusform>
    <numerusform>{n} حالة ليس لديها شيء</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} have other contents than cases that you have worked on. Yours are kept.</source>
   <comment>{n} has another content than a case that you have worked on. Yours is kept.</comment>
   <translation>
    <numerusform>{n} لها محتوى غير محتوى حالات عملت عليها. يبقى ما عندك.</numerusform>
    <numerusform>واحدة لها محتوى غير محتوى حالة عملت عليها. يبقى ما عندك.</numerusform>
    <numerusform>اثنتان لهما محتوى غير محتوى حالات عملت عليها. يبقى ما عندك.</numerusform>
    <numerusform>{n} لها محتوى غير محتوى حالات عملت عليها. يبقى ما عندك.</numerusform>
    <numerusform>{n} لها محتوى غير محتوى حالات عملت عليها. يبقى ما عندك.</numerusform>
    <numerusform>{n} لها محتوى غير محتوى حالات عملت عليها. يبقى ما عندك.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} known outputs are new.</source>
   <comment>{n} known output is new.</comment>
   <translation>
    <numerusform>{n} مخرج معروف جديد.</numerusform>
    <numerusform>مخرج معروف جديد واحد.</numerusform>
    <numerusform>مخرجان معروفان جديدان.</numerusform>
    <numerusform>{n} مخرجات معروفة جديدة.</numerusform>
    <numerusform>{n} مخرجًا معروفًا جديدًا.</numerusform>
    <numerusform>{n} مخرج معروف جديد.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} leave Deferred</source>
   <comment>{n} leaves Deferred</comment>
   <translation>
    <numerusform>لا حالات تخرج من المؤجلة</numerusform>
    <numerusform>حالة واحدة تخرج من المؤجلة</numerusform>
    <numerusform>حالتان تخرجان من المؤجلة</numerusform>
    <numerusform>{n} حالات تخرج من المؤجلة</numerusform>
    <numerusform>{n} حالة تخرج من المؤجلة</numerusform>
    <numerusform>{n} حالة تخرج من المؤجلة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} leave Skipped</source>
   <comment>{n} leaves Skipped</comment>
   <translation>
    <numerusform>لا حالات تخرج من المتخطاة</numerusform>
    <numerusform>حالة واحدة تخرج من المتخطاة</numerusform>
    <numerusform>حالتان تخرجان من المتخطاة</numerusform>
    <numerusform>{n} حالات تخرج من المتخطاة</numerusform>
    <numerusform>{n} حالة تخرج من المتخطاة</numerusform>
    <numerusform>{n} حالة تخرج من المتخطاة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} left as they were</source>
   <comment>{n} left as it was</comment>
   <translation>
    <numerusform>تُرك {n} كما كان</numerusform>
    <numerusform>تُرك واحد كما كان</numerusform>
    <numerusform>تُرك اثنان كما كانا</numerusform>
    <numerusform>تُرك {n} كما كانت</numerusform>
    <numerusform>تُرك {n} كما كان</numerusform>
    <numerusform>تُرك {n} كما كان</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} left of {total}</source>
   <comment>{n} left of {total}</comment>
   <translation>
    <numerusform>بقي {n} من {total}</numerusform>
    <numerusform>بقي {n} من {total}</numerusform>
    <numerusform>بقي {n} من {total}</numerusform>
    <numerusform>بقي {n} من {total}</numerusform>
    <numerusform>بقي {n} من {total}</numerusform>
    <numerusform>بقي {n} من {total}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lines</source>
   <comment>{n} line</comment>
   <translation>
    <numerusform>{n} سطر</numerusform>
    <numerusform>سطر واحد</numerusform>
    <numerusform>سطران</numerusform>
    <numerusform>{n} أسطر</numerusform>
    <numerusform>{n} سطرًا</numerusform>
    <numerusform>{n} سطر</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lines are the same</source>
   <comment>{n} line is the same</comment>
   <translation>
    <numerusform>{n} سطر بلا اختلاف</numerusform>
    <numerusform>سطر واحد بلا اختلاف</numerusform>
    <numerusform>سطران بلا اختلاف</numerusform>
    <numerusform>{n} أسطر بلا اختلاف</numerusform>
    <numerusform>{n} سطرًا بلا اختلاف</numerusform>
    <numerusform>{n} سطر بلا اختلاف</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lines cannot be read in</source>
   <comment>{n} line cannot be read in</comment>
   <translation>
    <numerusform>{n} سطر لا يمكن قراءته</numerusform>
    <numerusform>سطر واحد لا يمكن قراءته</numerusform>
    <numerusform>سطران لا يمكن قراءتهما</numerusform>
    <numerusform>{n} أسطر لا يمكن قراءتها</numerusform>
    <numerusform>{n} سطرًا لا يمكن قراءته</numerusform>
    <numerusform>{n} سطر لا يمكن قراءته</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lose the mark</source>
   <comment>{n} loses the mark</comment>
   <translation>
    <numerusform>لا حالات تفقد العلامة</numerusform>
    <numerusform>حالة واحدة تفقد العلامة</numerusform>
    <numerusform>حالتان تفقدان العلامة</numerusform>
    <numerusform>{n} حالات تفقد العلامة</numerusform>
    <numerusform>{n} حالة تفقد العلامة</numerusform>
    <numerusform>{n} حالة تفقد العلامة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lose their flag</source>
   <comment>{n} loses its flag</comment>
   <translation>
    <numerusform>لا حالات تفقد علامتها</numerusform>
    <numerusform>حالة واحدة تفقد علامتها</numerusform>
    <numerusform>حالتان تفقدان علامتيهما</numerusform>
    <numerusform>{n} حالات تفقد علامتها</numerusform>
    <numerusform>{n} حالة تفقد علامتها</numerusform>
    <numerusform>{n} حالة تفقد علامتها</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} lose their vote</source>
   <comment>{n} loses its vote</comment>
   <translation>
    <numerusform>لا حالات تفقد تصويتها</numerusform>
    <numerusform>حالة واحدة تفقد تصويتها</numerusform>
    <numerusform>حالتان تفقدان تصويتيهما</numerusform>
    <numerusform>{n} حالات تفقد تصويتها</numerusform>
    <numerusform>{n} حالة تفقد تصويتها</numerusform>
    <numerusform>{n} حالة تفقد تصويتها</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} messages</source>
   <comment>{n} message</comment>
   <translation>
    <numerusform>{n} رسالة</numerusform>
    <numerusform>رسالة واحدة</numerusform>
    <numerusform>رسالتان</numerusform>
    <numerusform>{n} رسائل</numerusform>
    <numerusform>{n} رسالةً</numerusform>
    <numerusform>{n} رسالة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} minutes</source>
   <comment>{n} minute</comment>
   <translation>
    <numerusform>{n} دقيقة</numerusform>
    <numerusform>دقيقة واحدة</numerusform>
    <numerusform>دقيقتين</numerusform>
    <numerusform>{n} دقائق</numerusform>
    <numerusform>{n} دقيقة</numerusform>
    <numerusform>{n} دقيقة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more</source>
   <comment>{n} more</comment>
   <translation>
    <numerusform>{n} أخرى</numerusform>
    <numerusform>واحدة أخرى</numerusform>
    <numerusform>اثنتان أخريان</numerusform>
    <numerusform>{n} أخرى</numerusform>
    <numerusform>{n} أخرى</numerusform>
    <numerusform>{n} أخرى</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more have this id.</source>
   <comment>{n} more has this id.</comment>
   <translation>
    <numerusform>لا حالات أخرى لها هذا المعرّف.</numerusform>
    <numerusform>حالة أخرى لها هذا المعرّف.</numerusform>
    <numerusform>حالتان أخريان لهما هذا المعرّف.</numerusform>
    <numerusform>{n} حالات أخرى لها هذا المعرّف.</numerusform>
    <numerusform>{n} حالة أخرى لها هذا المعرّف.</numerusform>
    <numerusform>{n} حالة أخرى لها هذا المعرّف.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more in the file</source>
   <comment>{n} more in the file</comment>
   <translation>
    <numerusform>{n} أخرى في الملف</numerusform>
    <numerusform>واحدة أخرى في الملف</numerusform>
    <numerusform>اثنتان أخريان في الملف</numerusform>
    <numerusform>{n} أخرى في الملف</numerusform>
    <numerusform>{n} أخرى في الملف</numerusform>
    <numerusform>{n} أخرى في الملف</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} more notes are not listed</source>
   <comment>{n} more note is not listed</comment>
   <translation>
    <numerusform>لا ملاحظات أخرى</numerusform>
    <numerusform>ملاحظة أخرى واحدة لا تُذكر</numerusform>
    <numerusform>ملاحظتان أخريان لا تُذكران</numerusform>
    <numerusform>{n} ملاحظات أخرى لا تُذكر</numerusform>
    <numerusform>{n} ملاحظة أخرى لا تُذكر</numerusform>
    <numerusform>{n} ملاحظة أخرى لا تُذكر</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} ms</source>
   <translation>{n} م‌ث</translation>
  </message>
  <message>
   <source>{n} new</source>
   <translation>{n} جديدة</translation>
  </message>
  <message numerus="yes">
   <source>{n} new cases</source>
   <comment>{n} new case</comment>
   <translation>
    <numerusform>{n} حالة جديدة</numerusform>
    <numerusform>حالة جديدة واحدة</numerusform>
    <numerusform>حالتان جديدتان</numerusform>
    <numerusform>{n} حالات جديدة</numerusform>
    <numerusform>{n} حالةً جديدة</numerusform>
    <numerusform>{n} حالة جديدة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} notes</source>
   <comment>{n} note</comment>
   <translation>
    <numerusform>{n} ملاحظة</numerusform>
    <numerusform>ملاحظة واحدة</numerusform>
    <numerusform>ملاحظتان</numerusform>
    <numerusform>{n} ملاحظات</numerusform>
    <numerusform>{n} ملاحظةً</numerusform>
    <numerusform>{n} ملاحظة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of them decided</source>
   <comment>{n} of them decided</comment>
   <translation>
    <numerusform>لا شيء منها محسوم</numerusform>
    <numerusform>واحدة منها محسومة</numerusform>
    <numerusform>اثنتان منها محسومتان</numerusform>
    <numerusform>{n} منها محسومة</numerusform>
    <numerusform>{n} منها محسومة</numerusform>
    <numerusform>{n} منها محسومة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your downvotes go</source>
   <comment>{n} of your downvotes goes</comment>
   <translation>
    <numerusform>لا يزول أي من رفضك</numerusform>
    <numerusform>يزول رفض واحد لك</numerusform>
    <numerusform>يزول رفضان لك</numerusform>
    <numerusform>تزول {n} من مرات رفضك</numerusform>
    <numerusform>تزول {n} من مرات رفضك</numerusform>
    <numerusform>تزول {n} من مرات رفضك</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your questions are replaced</source>
   <comment>{n} of your questions is replaced</comment>
   <translation>
    <numerusform>لا يُستبدل أي من أسئلتك</numerusform>
    <numerusform>يُستبدل سؤال واحد لك</numerusform>
    <numerusform>يُستبدل سؤالان لك</numerusform>
    <numerusform>تُستبدل {n} من أسئلتك</numerusform>
    <numerusform>تُستبدل {n} من أسئلتك</numerusform>
    <numerusform>تُستبدل {n} من أسئلتك</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your reasons are replaced</source>
   <comment>{n} of your reasons is replaced</comment>
   <translation>
    <numerusform>لا يُستبدل أي من أسبابك</numerusform>
    <numerusform>يُستبدل سبب واحد لك</numerusform>
    <numerusform>يُستبدل سببان لك</numerusform>
    <numerusform>تُستبدل {n} من أسبابك</numerusform>
    <numerusform>يُستبدل {n} من أسبابك</numerusform>
    <numerusform>يُستبدل {n} من أسبابك</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of your upvotes go</source>
   <comment>{n} of your upvotes goes</comment>
   <translation>
    <numerusform>لا يزول أي من تأييدك</numerusform>
    <numerusform>يزول تأييد واحد لك</numerusform>
    <numerusform>يزول تأييدان لك</numerusform>
    <numerusform>تزول {n} من مرات تأييدك</numerusform>
    <numerusform>تزول {n} من مرات تأييدك</numerusform>
    <numerusform>تزول {n} من مرات تأييدك</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} of {count}</source>
   <translation>{n} من {count}</translation>
  </message>
  <message>
   <source>{n} of {count} or more</source>
   <translation>{n} من {count} أو أكثر</translation>
  </message>
  <message>
   <source>{n} of {m}</source>
   <translation>{n} من {m}</translation>
  </message>
  <message>
   <source>{n} of {total}</source>
   <translation>{n} من {total}</translation>
  </message>
  <message>
   <source>{n} of {total} pass</source>
   <translation>ينجح {n} من {total}</translation>
  </message>
  <message>
   <source>{n} of {total} turns differ</source>
   <translation>{n} من {total} جولات مختلفة</translation>
  </message>
  <message>
   <source>{n} of {total} values differ</source>
   <translation>{n} من {total} قيم مختلفة</translation>
  </message>
  <message numerus="yes">
   <source>{n} only in white space</source>
   <comment>{n} only in white space</comment>
   <translation>
    <numerusform>{n} في المسافات فقط</numerusform>
    <numerusform>واحد في المسافات فقط</numerusform>
    <numerusform>اثنان في المسافات فقط</numerusform>
    <numerusform>{n} في المسافات فقط</numerusform>
    <numerusform>{n} في المسافات فقط</numerusform>
    <numerusform>{n} في المسافات فقط</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} paragraphs</source>
   <comment>{n} paragraph</comment>
   <translation>
    <numerusform>{n} فقرة</numerusform>
    <numerusform>فقرة واحدة</numerusform>
    <numerusform>فقرتان</numerusform>
    <numerusform>{n} فقرات</numerusform>
    <numerusform>{n} فقرةً</numerusform>
    <numerusform>{n} فقرة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} parts</source>
   <comment>{n} part</comment>
   <translation>
    <numerusform>{n} جزء</numerusform>
    <numerusform>جزء واحد</numerusform>
    <numerusform>جزءان</numerusform>
    <numerusform>{n} أجزاء</numerusform>
    <numerusform>{n} جزءًا</numerusform>
    <numerusform>{n} جزء</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} places are still open</source>
   <comment>{n} place is still open</comment>
   <translation>
    <numerusform>لا يبقى موضع مفتوح ({n})</numerusform>
    <numerusform>يبقى موضع واحد مفتوح</numerusform>
    <numerusform>يبقى موضعان مفتوحان</numerusform>
    <numerusform>تبقى {n} مواضع مفتوحة</numerusform>
    <numerusform>يبقى {n} موضعًا مفتوحًا</numerusform>
    <numerusform>يبقى {n} موضع مفتوح</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} places to decide</source>
   <comment>{n} place to decide</comment>
   <translation>
    <numerusform>لا موضع للحسم ({n})</numerusform>
    <numerusform>موضع واحد للحسم</numerusform>
    <numerusform>موضعان للحسم</numerusform>
    <numerusform>{n} مواضع للحسم</numerusform>
    <numerusform>{n} موضعًا للحسم</numerusform>
    <numerusform>{n} موضع للحسم</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} questions are taken back</source>
   <comment>{n} question is taken back</comment>
   <translation>
    <numerusform>لا يُسحب أي سؤال</numerusform>
    <numerusform>يُسحب سؤال واحد</numerusform>
    <numerusform>يُسحب سؤالان</numerusform>
    <numerusform>تُسحب {n} أسئلة</numerusform>
    <numerusform>يُسحب {n} سؤالًا</numerusform>
    <numerusform>يُسحب {n} سؤال</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} removed</source>
   <comment>{n} removed</comment>
   <translation>
    <numerusform>أُزيل {n}</numerusform>
    <numerusform>أُزيل واحد</numerusform>
    <numerusform>أُزيل اثنان</numerusform>
    <numerusform>أُزيل {n}</numerusform>
    <numerusform>أُزيل {n}</numerusform>
    <numerusform>أُزيل {n}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows</source>
   <comment>{n} row</comment>
   <translation>
    <numerusform>{n} صف</numerusform>
    <numerusform>صف واحد</numerusform>
    <numerusform>صفان</numerusform>
    <numerusform>{n} صفوف</numerusform>
    <numerusform>{n} صفًا</numerusform>
    <numerusform>{n} صف</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rows have other contents than cases that you have decided or edited since.</source>
   <comment>{n} row has another content than a case that you have decided or edited since.</comment>
   <translation>
    <numerusform>{n} صف له محتوى غير محتوى حالة بتتَّ فيها أو حررتها بعد ذلك.</numerusform>
    <numerusform>صف واحد له محتوى غير محتوى حالة بتتَّ فيها أو حررتها بعد ذلك.</numerusform>
    <numerusform>صفان لهما محتوى غير محتوى حالات بتتَّ فيها أو حررتها بعد ذلك.</numerusform>
    <numerusform>{n} صفوف لها محتوى غير محتوى حالات بتتَّ فيها أو حررتها بعد ذلك.</numerusform>
    <numerusform>{n} صفًا لها محتوى غير محتوى حالات بتتَّ فيها أو حررتها بعد ذلك.</numerusform>
    <numerusform>{n} صف له محتوى غير محتوى حالات بتتَّ فيها أو حررتها بعد ذلك.</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} s</source>
   <translation>{n} ث</translation>
  </message>
  <message numerus="yes">
   <source>{n} seconds</source>
   <comment>{n} second</comment>
   <translation>
    <numerusform>{n} ثانية</numerusform>
    <numerusform>ثانية واحدة</numerusform>
    <numerusform>ثانيتين</numerusform>
    <numerusform>{n} ثوانٍ</numerusform>
    <numerusform>{n} ثانية</numerusform>
    <numerusform>{n} ثانية</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} selected</source>
   <comment>{n} selected</comment>
   <translation>
    <numerusform>{n} محددة</numerusform>
    <numerusform>واحدة محددة</numerusform>
    <numerusform>اثنتان محددتان</numerusform>
    <numerusform>{n} محددة</numerusform>
    <numerusform>{n} محددة</numerusform>
    <numerusform>{n} محددة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} texts cut off</source>
   <comment>{n} text cut off</comment>
   <translation>
    <numerusform>{n} نص مقطوع</numerusform>
    <numerusform>نص واحد مقطوع</numerusform>
    <numerusform>نصان مقطوعان</numerusform>
    <numerusform>{n} نصوص مقطوعة</numerusform>
    <numerusform>{n} نصًا مقطوعًا</numerusform>
    <numerusform>{n} نص مقطوع</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} that you decided meanwhile stay</source>
   <comment>{n} that you decided meanwhile stays</comment>
   <translation>
    <numerusform>لا تبقى حالات بتتَّ فيها أثناء ذلك</numerusform>
    <numerusform>تبقى حالة واحدة بتتَّ فيها أثناء ذلك</numerusform>
    <numerusform>تبقى حالتان بتتَّ فيهما أثناء ذلك</numerusform>
    <numerusform>تبقى {n} حالات بتتَّ فيها أثناء ذلك</numerusform>
    <numerusform>تبقى {n} حالة بتتَّ فيها أثناء ذلك</numerusform>
    <numerusform>تبقى {n} حالة بتتَّ فيها أثناء ذلك</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} the same</source>
   <translation>{n} بلا اختلاف</translation>
  </message>
  <message numerus="yes">
   <source>{n} turns are the same</source>
   <comment>{n} turn is the same</comment>
   <translation>
    <numerusform>{n} جولة بلا اختلاف</numerusform>
    <numerusform>جولة واحدة بلا اختلاف</numerusform>
    <numerusform>جولتان بلا اختلاف</numerusform>
    <numerusform>{n} جولات بلا اختلاف</numerusform>
    <numerusform>{n} جولةً بلا اختلاف</numerusform>
    <numerusform>{n} جولة بلا اختلاف</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} turns, the same in every run</source>
   <comment>{n} turn, the same in every run</comment>
   <translation>
    <numerusform>{n} جولة، نفسها في كل تشغيل</numerusform>
    <numerusform>جولة واحدة، نفسها في كل تشغيل</numerusform>
    <numerusform>جولتان، نفسهما في كل تشغيل</numerusform>
    <numerusform>{n} جولات، نفسها في كل تشغيل</numerusform>
    <numerusform>{n} جولةً، نفسها في كل تشغيل</numerusform>
    <numerusform>{n} جولة، نفسها في كل تشغيل</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} values</source>
   <comment>{n} value</comment>
   <translation>
    <numerusform>{n} قيمة</numerusform>
    <numerusform>قيمة واحدة</numerusform>
    <numerusform>قيمتان</numerusform>
    <numerusform>{n} قيم</numerusform>
    <numerusform>{n} قيمةً</numerusform>
    <numerusform>{n} قيمة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} values are the same</source>
   <comment>{n} value is the same</comment>
   <translation>
    <numerusform>{n} قيمة بلا اختلاف</numerusform>
    <numerusform>قيمة واحدة بلا اختلاف</numerusform>
    <numerusform>قيمتان بلا اختلاف</numerusform>
    <numerusform>{n} قيم بلا اختلاف</numerusform>
    <numerusform>{n} قيمةً بلا اختلاف</numerusform>
    <numerusform>{n} قيمة بلا اختلاف</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} verdicts change.</source>
   <comment>One verdict changes.</comment>
   <translation>
    <numerusform>يتغير {n} حكم.</numerusform>
    <numerusform>يتغير حكم واحد.</numerusform>
    <numerusform>يتغير حكمان.</numerusform>
    <numerusform>تتغير {n} أحكام.</numerusform>
    <numerusform>يتغير {n} حكمًا.</numerusform>
    <numerusform>يتغير {n} حكم.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} were not looked at</source>
   <comment>{n} was not looked at</comment>
   <translation>
    <numerusform>لا حالات لم يُنظر فيها</numerusform>
    <numerusform>حالة واحدة لم يُنظر فيها</numerusform>
    <numerusform>حالتان لم يُنظر فيهما</numerusform>
    <numerusform>{n} حالات لم يُنظر فيها</numerusform>
    <numerusform>{n} حالة لم يُنظر فيها</numerusform>
    <numerusform>{n} حالة لم يُنظر فيها</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words</source>
   <comment>{n} word</comment>
   <translation>
    <numerusform>{n} كلمة</numerusform>
    <numerusform>كلمة واحدة</numerusform>
    <numerusform>كلمتان</numerusform>
    <numerusform>{n} كلمات</numerusform>
    <numerusform>{n} كلمةً</numerusform>
    <numerusform>{n} كلمة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words added</source>
   <comment>{n} word added</comment>
   <translation>
    <numerusform>أُضيفت {n} كلمة</numerusform>
    <numerusform>أُضيفت كلمة واحدة</numerusform>
    <numerusform>أُضيفت كلمتان</numerusform>
    <numerusform>أُضيفت {n} كلمات</numerusform>
    <numerusform>أُضيفت {n} كلمةً</numerusform>
    <numerusform>أُضيفت {n} كلمة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words removed</source>
   <comment>{n} word removed</comment>
   <translation>
    <numerusform>أُزيلت {n} كلمة</numerusform>
    <numerusform>أُزيلت كلمة واحدة</numerusform>
    <numerusform>أُزيلت كلمتان</numerusform>
    <numerusform>أُزيلت {n} كلمات</numerusform>
    <numerusform>أُزيلت {n} كلمةً</numerusform>
    <numerusform>أُزيلت {n} كلمة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} words that nobody changed</source>
   <comment>{n} word that nobody changed</comment>
   <translation>
    <numerusform>{n} كلمة لم يغيّرها أحد</numerusform>
    <numerusform>كلمة واحدة لم يغيّرها أحد</numerusform>
    <numerusform>كلمتان لم يغيّرهما أحد</numerusform>
    <numerusform>{n} كلمات لم يغيّرها أحد</numerusform>
    <numerusform>{n} كلمةً لم يغيّرها أحد</numerusform>
    <numerusform>{n} كلمة لم يغيّرها أحد</numerusform>
   </translation>
  </message>
  <message>
   <source>{path} was made by another program. It is left as it is.</source>
   <translation>‏{path} أنشأه برنامج آخر. يُترك كما هو.</translation>
  </message>
  <message>
   <source>{people} decided or edited cases of it since, such as {cases}. Remove the import instead.</source>
   <translation>بتّ {people} في حالات منها أو حررها بعد ذلك، مثل {cases}. أزل الاستيراد بدلًا من ذلك.</translation>
  </message>
  <message>
   <source>{places}, {n} merged</source>
   <translation>{places}، دُمج {n}</translation>
  </message>
  <message>
   <source>{place} must be a map, and is {kind}.</source>
   <translation>يجب أن تكون قيمة {place} خريطة، وهي {kind}.</translation>
  </message>
  <message>
   <source>{place}, as it will be read</source>
   <translation>‏{place}، كما سيُقرأ</translation>
  </message>
  <message>
   <source>{place}, {field}: {value}</source>
   <translation>{place}، {field}: {value}</translation>
  </message>
  <message>
   <source>{place}, {title}, {verdict}: {fields}</source>
   <translation>{place}، {title}، {verdict}: {fields}</translation>
  </message>
  <message>
   <source>{place}.{key} must be a text, and is {kind}.</source>
   <translation>يجب أن تكون قيمة {place}.{key} نصًا، وهي {kind}.</translation>
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
   <translation>{read}، {rest}</translation>
  </message>
  <message>
   <source>{reason} Line {line}, column {column}.</source>
   <translation>{reason} السطر {line}، العمود {column}.</translation>
  </message>
  <message>
   <source>{removed}, {added} added</source>
   <translation>‏{removed}، أُضيف {added}</translation>
  </message>
  <message>
   <source>{sheet}!row {n}</source>
   <translation>‏{sheet}، الصف {n}</translation>
  </message>
  <message>
   <source>{sheet}, row {n}</source>
   <translation>‏{sheet}، الصف {n}</translation>
  </message>
  <message>
   <source>{step} of {cases}</source>
   <translation>{step} لـ{cases}</translation>
  </message>
  <message>
   <source>{step} “{name}”</source>
   <translation>{step} «{name}»</translation>
  </message>
  <message>
   <source>{text}, new in this draft</source>
   <translation>‏{text}، جديد في هذه المسودة</translation>
  </message>
  <message>
   <source>{title} ({why})</source>
   <translation>{title} ({why})</translation>
  </message>
  <message>
   <source>{title} copied</source>
   <translation>نُسخ {title}</translation>
  </message>
  <message>
   <source>{title} is empty.</source>
   <translation>‏{title} فارغ.</translation>
  </message>
  <message>
   <source>{title}, as a tree</source>
   <translation>‏{title}، كشجرة</translation>
  </message>
  <message>
   <source>{type} has no use for {keys}, so it is left out.</source>
   <translation>‏{type} لا يستخدم {keys}، فيُترك خارجًا.</translation>
  </message>
  <message>
   <source>{type} has no use for {keys}, so they are left out.</source>
   <translation>‏{type} لا يستخدم {keys}، فتُترك خارجًا.</translation>
  </message>
  <message>
   <source>{type} is not scored while you type.</source>
   <translation>‏{type} لا يُقيَّم أثناء الكتابة.</translation>
  </message>
  <message>
   <source>{type} shows what is expected only as text here.</source>
   <translation>‏{type} يعرض المتوقع هنا نصًا فقط.</translation>
  </message>
  <message>
   <source>{undo} takes back what you did last, step by step, also tomorrow. {all_keys} shows all keys.</source>
   <translation>{undo} يتراجع عن آخر ما فعلته خطوة خطوة، غدًا أيضًا. {all_keys} يعرض كل المفاتيح.</translation>
  </message>
  <message>
   <source>{value} is less than 0</source>
   <translation>‏{value} أقل من 0</translation>
  </message>
  <message>
   <source>{value} is less than 1</source>
   <translation>‏{value} أقل من 1</translation>
  </message>
  <message>
   <source>{value} is neither true nor false</source>
   <translation>‏{value} ليست true ولا false</translation>
  </message>
  <message>
   <source>{value} is no JSON value</source>
   <translation>‏{value} ليس قيمة JSON</translation>
  </message>
  <message>
   <source>{value} is no number</source>
   <translation>‏{value} ليس عددًا</translation>
  </message>
  <message>
   <source>{value} is no whole number</source>
   <translation>‏{value} ليس عددًا صحيحًا</translation>
  </message>
  <message>
   <source>{value} is none of 1, -1 and 0</source>
   <translation>‏{value} ليست 1 ولا ‎-1 ولا 0</translation>
  </message>
  <message>
   <source>{value} is none of {choices}</source>
   <translation>‏{value} ليست من هذه: {choices}</translation>
  </message>
  <message>
   <source>{value}, was {before}</source>
   <translation>{value}، كان {before}</translation>
  </message>
  <message numerus="yes">
   <source>{value}, {n} cases</source>
   <comment>{value}, {n} case</comment>
   <translation>
    <numerusform>{value}، {n} حالة</numerusform>
    <numerusform>{value}، حالة واحدة</numerusform>
    <numerusform>{value}، حالتان</numerusform>
    <numerusform>{value}، {n} حالات</numerusform>
    <numerusform>{value}، {n} حالةً</numerusform>
    <numerusform>{value}، {n} حالة</numerusform>
   </translation>
  </message>
  <message>
   <source>{value}. {note}</source>
   <translation>{value}. {note}</translation>
  </message>
  <message>
   <source>{vote_up} for a good case, {vote_down} for a bad one. Your vote is on this computer at once. Try it.</source>
   <translation>{vote_up} لحالة جيدة و{vote_down} لحالة سيئة. يُحفظ تصويتك على هذا الحاسوب فورًا. جرّب.</translation>
  </message>
  <message>
   <source>{vote}, “{reason}”</source>
   <translation>{vote}، «{reason}»</translation>
  </message>
  <message>
   <source>{what} took longer than {seconds} s and was given up.</source>
   <translation>{what}: استغرق أكثر من {seconds} ث فتُرك.</translation>
  </message>
  <message>
   <source>{where}, {kind}: {reason}</source>
   <translation>{where}، {kind}: {reason}</translation>
  </message>
  <message>
   <source>{who} changed it</source>
   <translation>غيّره {who}</translation>
  </message>
  <message>
   <source>{who} changed it once more. Your result is on the left.</source>
   <translation>غيّره {who} مرة أخرى. نتيجتك في خانة «لديّ».</translation>
  </message>
  <message>
   <source>{who} noted: “{note}”</source>
   <translation>دوّن {who}: «{note}»</translation>
  </message>
  <message>
   <source>{who}, turn {n} of {count}</source>
   <translation>‏{who}، الجولة {n} من {count}</translation>
  </message>
  <message>
   <source>{who}, {when}</source>
   <translation>{who}، {when}</translation>
  </message>
  <message>
   <source>{why} (line {line})</source>
   <translation>‏{why} (السطر {line})</translation>
  </message>
  <message>
   <source>{why} (see line {line} too)</source>
   <translation>‏{why} (انظر السطر {line} أيضًا)</translation>
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
   <translation>‏{why}؛ تؤخذ قيمته الأخيرة حيث لا تُحفظ إلا واحدة</translation>
  </message>
  <message>
   <source>{why}; lines {first} to {last} are not taken</source>
   <translation>‏{why}؛ لا تؤخذ الأسطر {first} إلى {last}</translation>
  </message>
  <message>
   <source>{words} – too large to be read in again</source>
   <translation>‏{words} – أكبر من أن يُقرأ من جديد</translation>
  </message>
  <message>
   <source>{words} – {cut}, see its notes</source>
   <translation>‏{words} – {cut}، انظر ملاحظاته</translation>
  </message>
  <message>
   <source>{words}. Stopped; {rest}.</source>
   <translation>{words}. أُوقف؛ {rest}.</translation>
  </message>
  <message>
   <source>{words}; {rest}</source>
   <translation>{words}؛ {rest}</translation>
  </message>
  <message>
   <source>{{names}} filled in</source>
   <translation>‏{{names}} مملوءة</translation>
  </message>
  <message>
   <source>“Yes” is the same as “yes”.</source>
   <translation>«Yes» مثل «yes».</translation>
  </message>
  <message>
   <source>“{file}” was not read into {dataset} to its end.</source>
   <translation>لم يُقرأ «{file}» إلى نهايته في {dataset}.</translation>
  </message>
  <message>
   <source>“{key}” lets every answer pass.</source>
   <translation>مع «{key}» تنجح كل إجابة.</translation>
  </message>
  <message>
   <source>“{key}” lets no answer pass.</source>
   <translation>مع «{key}» لا تنجح أي إجابة.</translation>
  </message>
  <message>
   <source>“{language}” is no language tag, such as en or pt-BR.</source>
   <translation>«{language}» ليس رمز لغة مثل en أو pt-BR.</translation>
  </message>
  <message>
   <source>“{model}” judges the answer; it passes from {n} of 1</source>
   <translation>النموذج «{model}» يحكم على الإجابة؛ تنجح من {n} من 1</translation>
  </message>
  <message>
   <source>“{names}”</source>
   <translation>«{names}»</translation>
  </message>
  <message>
   <source>“{name}” cannot be taken back.</source>
   <translation>لا يمكن التراجع عن «{name}».</translation>
  </message>
  <message>
   <source>“{name}” is the list on screen now</source>
   <translation>«{name}» هي الآن القائمة المعروضة</translation>
  </message>
  <message>
   <source>“{subject}” stands twice in “{key}”, which no answer can meet.</source>
   <translation>«{subject}» مكرر في «{key}»، ولا يمكن لأي إجابة أن تحقق ذلك.</translation>
  </message>
  <message>
   <source>“{tag}” is no language tag, such as en or pt-BR.</source>
   <translation>«{tag}» ليس رمز لغة مثل en أو pt-BR.</translation>
  </message>
  <message>
   <source>“{text}”</source>
   <translation>«{text}»</translation>
  </message>
  <message>
   <source>“{text}” is new in this draft.</source>
   <translation>«{text}» جديد في هذه المسودة.</translation>
  </message>
  <message>
   <source>“{type}” is no evaluation type.</source>
   <translation>«{type}» ليس نوع تقييم.</translation>
  </message>
  <message>
   <source>“{value}” is none of {known}.</source>
   <translation>«{value}» ليس من: {known}.</translation>
  </message>
  <message>
   <source>“{value}”, text</source>
   <translation>«{value}»، نص</translation>
  </message>
 </context>
</TS>
