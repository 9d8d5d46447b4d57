<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What Qt's own translation leaves in English or gets wrong. -->
<TS version="2.1" language="es" sourcelanguage="en">
 <context>
  <name>QFileDialog</name>
  <message>
   <source>&amp;Look in:</source>
   <translation>&amp;Buscar en:</translation>
  </message>
  <message>
   <source>Files of &amp;type:</source>
   <translation>&amp;Tipo de archivo:</translation>
  </message>
  <message>
   <source>Go to the parent directory</source>
   <translation>Ir a la carpeta superior</translation>
  </message>
 </context>
 <context>
  <name>QAbstractFileIconProvider</name>
  <message>
   <source>Drive</source>
   <translation>Unidad</translation>
  </message>
  <message>
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>Folder</source>
   <translation>Carpeta</translation>
  </message>
  <message>
   <source>Alias</source>
   <translation>Alias</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Acceso directo</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Desconocido</translation>
  </message>
 </context>
</TS>
