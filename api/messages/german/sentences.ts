/** What Laurel writes in English before it knows a reader. The keys are those sentences, with names for what varies. */
export const sentences = {
  'Another change of the billing of this team is under way. Wait a moment and try again.':
    'Eine andere Änderung an der Abrechnung dieses Teams läuft. Warte einen Moment und versuche es noch einmal.',
  'Award allowances belong to the Pro plan. Leave the cell empty.':
    'Budgets für Auszeichnungen gehören zum Pro-Tarif. Lass die Zelle leer.',
  'Enter a whole address, such as https://example.com/laurel.':
    'Gib eine ganze Adresse ein, zum Beispiel https://example.com/laurel.',
  'Leave the user and the password out of the address.':
    'Lass Benutzername und Passwort aus der Adresse weg.',
  'Line %{line} is neither UTF-8 nor Windows-1252. Save the file as UTF-8 and import it again.':
    'Zeile %{line} ist weder UTF-8 noch Windows-1252. Speichere die Datei als UTF-8 und importiere sie noch einmal.',
  'Line %{line}, %{column}: %{message}': 'Zeile %{line}, %{column}: %{message}',
  'Line %{line}: %{amount} is no amount of %{currency}.':
    'Zeile %{line}: %{amount} ist kein Betrag in %{currency}.',
  'Line %{line}: the id %{id} is in line %{before} already.':
    'Zeile %{line}: Die id %{id} steht schon in Zeile %{before}.',
  'Line %{line}: write the range as least-most.':
    'Zeile %{line}: Schreibe die Spanne als kleinster-größter Wert.',
  'No file has arrived yet. Upload one, and try again.':
    'Es ist noch keine Datei angekommen. Lade eine hoch und versuche es noch einmal.',
  'No person of the team has this e-mail address.': 'Niemand im Team hat diese E-Mail-Adresse.',
  'No person of the team has this id.': 'Niemand im Team hat diese id.',
  'No user has arrived yet. Turn on provisioning, and try again.':
    'Es ist noch keine Person angekommen. Schalte die Bereitstellung ein und versuche es noch einmal.',
  'Several people have this e-mail address. Write the id of the person, too.':
    'Mehrere Personen haben diese E-Mail-Adresse. Schreibe auch die id der Person.',
  'The books could not be read. Try again.':
    'Die Bücher konnten nicht gelesen werden. Versuche es noch einmal.',
  'The card was declined.': 'Die Karte wurde abgelehnt.',
  'The cell is a formula. Write its value.': 'Die Zelle ist eine Formel. Schreibe ihren Wert.',
  'The file could not be written. Order it again.':
    'Die Datei konnte nicht geschrieben werden. Bestelle sie noch einmal.',
  'The file has more than %{max} cards.': 'Die Datei hat mehr als %{max} Karten.',
  'The file has more than %{max} rows. Import it in parts.':
    'Die Datei hat mehr als %{max} Zeilen. Importiere sie in Teilen.',
  'The file has no cards below its line of names.':
    'Die Datei hat unter der Zeile mit den Namen keine Karten.',
  'The file has no column %{given}. Choose one of its columns for %{column}.':
    'Die Datei hat keine Spalte %{given}. Wähle eine ihrer Spalten für %{column}.',
  'The file has no column email. Its first line has to name the columns, as the export of users does.':
    'Die Datei hat keine Spalte email. Ihre erste Zeile muss die Spalten nennen, wie im Export der Personen.',
  'The file has no rows below its line of names.':
    'Die Datei hat unter der Zeile mit den Namen keine Zeilen.',
  'The file has no such column.': 'Die Datei hat diese Spalte nicht.',
  'The file has none of the columns that can be imported: %{columns}.':
    'Die Datei hat keine der Spalten, die sich importieren lassen: %{columns}.',
  'The file has the column %{column} twice. Remove one of them.':
    'Die Datei hat die Spalte %{column} zweimal. Entferne eine davon.',
  'The file has two encodings. Line %{line} is UTF-8, but line %{other} is not. Save the file as UTF-8 and import it again.':
    'Die Datei ist unterschiedlich kodiert. Zeile %{line} ist UTF-8, Zeile %{other} nicht. Speichere die Datei als UTF-8 und importiere sie noch einmal.',
  'The file has two encodings. The file says that it is UTF-8, but line %{other} is not. Save the file as UTF-8 and import it again.':
    'Die Datei ist unterschiedlich kodiert. Sie gibt sich als UTF-8 aus, Zeile %{other} ist es nicht. Speichere die Datei als UTF-8 und importiere sie noch einmal.',
  'The file is no CSV at line %{line}: the quotes do not match. Correct it and import the file again.':
    'Die Datei ist in Zeile %{line} kein CSV: Die Anführungszeichen passen nicht zusammen. Korrigiere das und importiere die Datei noch einmal.',
  'The file is no CSV.': 'Die Datei ist kein CSV.',
  'The file is no text. Save it as CSV and import it again.':
    'Die Datei ist kein Text. Speichere sie als CSV und importiere sie noch einmal.',
  'The file is not valid %{encoding}. Save it as UTF-8 and import it again.':
    'Die Datei ist kein gültiges %{encoding}. Speichere sie als UTF-8 und importiere sie noch einmal.',
  'The file is too large. Order fewer days.': 'Die Datei ist zu groß. Bestelle weniger Tage.',
  'The operator of this Laurel has not registered it with %{title} yet.':
    'Der Betreiber von Laurel hat es bei %{title} noch nicht angemeldet.',
  'The operator of this Laurel has not turned on %{title} yet.':
    'Der Betreiber von Laurel hat %{title} noch nicht eingeschaltet.',
  'The pack could not be written. Order it again.':
    'Das Paket konnte nicht geschrieben werden. Bestelle es noch einmal.',
  'The payment provider did not answer. Wait a moment, then look whether the change is there.':
    'Der Zahlungsdienst hat nicht geantwortet. Warte einen Moment und sieh dann nach, ob die Änderung da ist.',
  'The person is in line %{line} already.': 'Die Person steht schon in Zeile %{line}.',
  'The picture of the vendor can’t be read.': 'Das Bild des Anbieters lässt sich nicht lesen.',
  'The row has %{cells} cells, but the first line has %{width} columns.':
    'Die Zeile hat %{cells} Zellen, die erste Zeile aber %{width} Spalten.',
  'The row has no e-mail address.': 'In der Zeile steht keine E-Mail-Adresse.',
  'The storage of pictures is not available just now. Try again later.':
    'Der Speicher für Bilder ist gerade nicht erreichbar. Versuche es später noch einmal.',
  "The stored settings of %{title} can't be read. Enter them again.":
    'Die gespeicherten Einstellungen von %{title} lassen sich nicht lesen. Gib sie noch einmal ein.',
  'The team has no room for more pictures.': 'Das Team hat keinen Platz für weitere Bilder.',
  'The vendor has no picture at the address that its catalog names.':
    'Der Anbieter hat kein Bild unter der Adresse, die in seinem Katalog steht.',
  'There is no card to charge.': 'Es gibt keine Karte, von der abgebucht werden kann.',
  'There is no picture at %{host} that Laurel may copy. Upload it, or ask the operator of Laurel to allow this site.':
    'Unter %{host} gibt es kein Bild, das Laurel kopieren darf. Lade es hoch, oder bitte den Betreiber von Laurel, diese Seite zu erlauben.',
  'This address is inside a private network. Enter one that is reachable from the internet.':
    'Diese Adresse liegt in einem privaten Netz. Gib eine ein, die aus dem Internet erreichbar ist.',
  'This field can’t hold what the source sends. Choose another one.':
    'Dieses Feld kann nicht aufnehmen, was die Quelle sendet. Wähle ein anderes.',
  'This file is not a picture that Laurel can read. Upload a PNG, JPEG, WebP, GIF or AVIF file.':
    'Diese Datei ist kein Bild, das Laurel lesen kann. Lade eine Datei als PNG, JPEG, WebP, GIF oder AVIF hoch.',
  'This picture has more than 50 million pixels. Make it smaller and upload it again.':
    'Dieses Bild hat mehr als 50 Millionen Pixel. Mach es kleiner und lade es noch einmal hoch.',
  'This picture is damaged. Save it again as PNG or JPEG and upload that file.':
    'Dieses Bild ist beschädigt. Speichere es neu als PNG oder JPEG und lade diese Datei hoch.',
  'This way to %{title} has ended. Begin at the integration again.':
    'Dieser Weg zu %{title} ist abgelaufen. Beginne noch einmal bei der Integration.',
  'Unsupported Media Type.': 'Der Inhalt hat eine Art, die hier nicht erwartet wird.',
  'Write a start date up to the year %{year}.': 'Schreibe einen ersten Tag bis zum Jahr %{year}.',
  'Write at most 3000 characters of text.': 'Schreibe höchstens 3000 Zeichen.',
  'Write one of: %{words}.': 'Schreibe eines davon: %{words}.',
  'Write something.': 'Schreibe etwas.',
  'Write the birthday as month and day, such as 04-30, or none.':
    'Schreibe den Geburtstag als Monat und Tag, zum Beispiel 04-30, oder none.',
  'Write the currency as three letters, such as ILS.':
    'Schreibe die Währung mit drei Buchstaben, zum Beispiel ILS.',
  'Write the start date as year, month and day from %{year} on, such as 2024-04-30, or none.':
    'Schreibe den ersten Tag als Jahr, Monat und Tag ab %{year}, zum Beispiel 2024-04-30, oder none.',
  'Write whole points from 0 to %{max}; 0 clears the override.':
    'Schreibe ganze Punkte von 0 bis %{max}. 0 nimmt die Ausnahme weg.',
  'You are no longer in this team.': 'Du bist nicht mehr in diesem Team.',
  'You may no longer see this report.': 'Du darfst diesen Bericht nicht mehr sehen.',
  'You see other people than when you ordered this file. Order it again.':
    'Du siehst andere Personen als zum Zeitpunkt der Bestellung. Bestelle die Datei noch einmal.',
  'Connect %{title} first.': 'Verbinde zuerst %{title}.',
  'Enter your subdomain at %{title} first.': 'Gib zuerst deine Subdomain bei %{title} ein.',
  'The month is open. Close it first.': 'Der Monat ist offen. Schließe ihn zuerst ab.',
  'The pack is too large for a download. Ask your operator for it: laurel audit pack writes it into a file.':
    'Das Paket ist zu groß zum Herunterladen. Bitte deinen Betreiber darum: laurel audit pack schreibt es in eine Datei.',
  'Write the first part of the address: acme for acme.example.com.':
    'Schreibe den ersten Teil der Adresse: acme für acme.example.com.',
  'Your bank asks you to confirm the payment.': 'Deine Bank will die Zahlung bestätigt haben.',
  'Your card has expired.': 'Deine Karte ist abgelaufen.',
  'Your card has insufficient funds.': 'Deine Karte ist nicht gedeckt.',
  'Your card was declined.': 'Deine Karte wurde abgelehnt.',
} as const
