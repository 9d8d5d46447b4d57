"""Reads and writes files, one module per format.

What is read, and where the limits are. A file beyond a limit is refused with the reason; a row or
item beyond one is refused alone, with its place, and the rest is taken.

| limit | what happens |
|---|---|
| text of any size (CSV, TSV, JSON Lines) | read line by line; the first look reads 2 MB of it |
| a cell of 64 MB, an open quote that long | that row is refused, the lines after it are read |
| a JSON document over 512 MB | refused: JSON Lines have no such limit |
| JSON nested deeper than 200 levels | that line or item is refused |
| NaN and Infinity in JSON | that line or item is refused: JSON has no such numbers |
| 1e400, and integers of any length | kept as they are spelled; a confidence must be finite |
| a YAML file over 16 MB, or 100 levels deep | refused |
| YAML aliases that add over 10,000,000 characters | the item with the alias is refused |
| YAML tags and merge keys | that item is refused; a suite with one around its cases is refused |
| several documents, or a key twice, in a suite | refused with their lines |
| a key twice elsewhere | told; the last one counts, inside of kept JSON both stay |
| a workbook that unpacks to over 512 MB | refused before it is unpacked |
| a sheet of over 16,000,000 cells to lay out | refused |
| a cell that was cut at 32,767 characters | told; in an export of ours that row is refused |
| text that is not UTF-8 and has no mark | its encoding is asked; the first odd byte is named |
| half a character, NUL, U+2028 | kept as they are |
| a file that is something else than its name | read as what it is, or called what it is |
"""
