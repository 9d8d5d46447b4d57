<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What Qt's own translation leaves in English or gets wrong. -->
<TS version="2.1" language="ar" sourcelanguage="en">
 <context>
  <name>QFileDialog</name>
  <message>
   <source>&amp;Look in:</source>
   <translation>ال&amp;بحث في:</translation>
  </message>
  <message>
   <source>Files of &amp;type:</source>
   <translation>&amp;نوع الملفات:</translation>
  </message>
 </context>
 <context>
  <name>QAbstractFileIconProvider</name>
  <message>
   <source>Drive</source>
   <translation>محرك أقراص</translation>
  </message>
  <message>
   <source>File</source>
   <translation>ملف</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>مجلد</translation>
  </message>
  <message>
   <source>Alias</source>
   <translation>اسم بديل</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>اختصار</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>غير معروف</translation>
  </message>
 </context>
</TS>
