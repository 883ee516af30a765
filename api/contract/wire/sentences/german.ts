/** What schemas say about a field that they refuse. The keys are the sentences of the schemas, as `sentences.spec.ts` holds. */
export const german = {
  'A delivery has at most %{max} characters.': 'Eine Lieferung hat höchstens %{max} Zeichen.',
  'A group uses a field twice. Remove one of the two conditions, or add another group.':
    'Eine Gruppe verwendet ein Feld zweimal. Entferne eine der beiden Bedingungen, oder füge eine Gruppe hinzu.',
  'A link begins with https://. Enter anything else as text.':
    'Ein Link beginnt mit https://. Gib alles andere als Text ein.',
  'A link begins with https://. Record anything else as text.':
    'Ein Link beginnt mit https://. Gib alles andere als Text ein.',
  'A month is written like 2026-10.': 'Ein Monat wird wie 2026-10 geschrieben.',
  'A point amount is required, can be 0.': 'Eine Zahl von Punkten ist nötig, auch 0 geht.',
  'A post is named by letters, digits and dashes.':
    'Der Name eines Beitrags besteht aus Buchstaben, Ziffern und Strichen.',
  'A team needs an administrator.': 'Ein Team braucht einen Admin.',
  'Add at least one group of conditions.': 'Füge mindestens eine Gruppe von Bedingungen hinzu.',
  'An ASIN has ten letters and digits.': 'Eine ASIN hat zehn Buchstaben und Ziffern.',
  'Another rule decides about %{kind} in %{country}. Change that one.':
    'Über %{kind} in %{country} entscheidet schon eine andere Regel. Ändere diese.',
  'At least one banner is required.': 'Mindestens ein Banner ist nötig.',
  'Buy at least 50 points.': 'Kaufe mindestens 50 Punkte.',
  'Buy at most 10,000,000 points at once.': 'Kaufe höchstens 10.000.000 Punkte auf einmal.',
  'Choose a chat channel, or give the recognition channel a title.':
    'Wähle einen Chat-Channel, oder gib dem Anerkennungs-Channel einen Titel.',
  'Choose a day of the month.': 'Wähle einen Tag des Monats.',
  'Choose a field of the workspace.': 'Wähle ein Feld des Workspace.',
  'Choose a province.': 'Wähle eine Provinz.',
  'Choose a state.': 'Wähle einen Bundesstaat.',
  'Choose at least one channel.': 'Wähle mindestens einen Channel.',
  'Choose at least one event.': 'Wähle mindestens ein Ereignis.',
  'Choose from the banners that come with Laurel.': 'Wähle unter den Bannern, die es in Laurel gibt.',
  'Choose the group that competes.': 'Wähle die Gruppe, in der gewetteifert wird.',
  'Choose two groups or more.': 'Wähle zwei Gruppen oder mehr.',
  "Donation can't be more than $1,000": 'Eine Spende ist höchstens 1.000 $ groß.',
  'Donation must be at least $1': 'Eine Spende ist mindestens 1 $ groß.',
  'Enter an address that begins with https://.': 'Gib eine Adresse ein, die mit https:// beginnt.',
  'Fill this in.': 'Fülle das aus.',
  'Give a cursor as it was answered.': 'Gib einen Cursor an, wie er in einer Antwort stand.',
  'Give whole points.': 'Gib ganze Punkte an.',
  'Invalid UUID: give the id as it was answered, in lower case.':
    'Ungültige UUID: Gib die id an, wie sie in einer Antwort stand, in Kleinbuchstaben.',
  'Laurel does not speak this language. Choose English, German or Spanish.':
    'Laurel spricht diese Sprache nicht. Wähle Englisch, Deutsch oder Spanisch.',
  'Must be a valid phone number or email.': 'Gib eine gültige Telefonnummer oder E-Mail-Adresse ein.',
  'Must be a valid phone number.': 'Gib eine gültige Telefonnummer ein.',
  'Name at most %{max} spellings of countries.': 'Nenne höchstens %{max} Schreibweisen von Ländern.',
  'No calendar knows this time zone. Choose one such as Europe/Berlin.':
    'Kein Kalender kennt diese Zeitzone. Wähle eine wie Europe/Berlin.',
  'Not JSON. Send the parameter as JSON text.': 'Das ist kein JSON. Sende den Parameter als JSON-Text.',
  'Pick who gets the award.': 'Wähle, wer die Auszeichnung bekommt.',
  'Postings must sum to zero.': 'Buchungen müssen zusammen null ergeben.',
  'Rewards are not sent to this country.': 'In dieses Land werden keine Prämien geschickt.',
  'Send it as it was received.': 'Sende es so, wie du es bekommen hast.',
  'Send the id as it was received.': 'Sende die id so, wie du sie bekommen hast.',
  'The account %{code} has more than one name. Give it one name.':
    'Das Konto %{code} hat mehr als einen Namen. Gib ihm einen.',
  'The address contains characters that cannot be stored.':
    'Die Adresse enthält Zeichen, die nicht gespeichert werden können.',
  'The month has no such day. Choose another day.': 'Diesen Tag hat der Monat nicht. Wähle einen anderen.',
  'The text contains characters that cannot be stored. Remove them and try again.':
    'Der Text enthält Zeichen, die nicht gespeichert werden können. Entferne sie und versuche es noch einmal.',
  'There is another line for %{key}. Keep one of them.':
    'Für %{key} gibt es noch eine Zeile. Behalte eine davon.',
  'This file has more than 10 MB. Make it smaller.': 'Diese Datei hat mehr als 10 MB. Mach sie kleiner.',
  'Two styles have the same name. Give each its own.':
    'Zwei Ausführungen haben denselben Namen. Gib jeder einen eigenen.',
  'Upload the picture, or give its address, which begins with https://.':
    'Lade das Bild hoch, oder gib seine Adresse an, die mit https:// beginnt.',
  'Upload the picture.': 'Lade das Bild hoch.',
  'Use letters, digits and signs.': 'Nimm Buchstaben, Ziffern und Zeichen.',
  'Write a latitude up to 90 and a longitude up to 180.':
    'Schreibe eine Breite bis 90 und eine Länge bis 180.',
  'Write a phone number, such as +1 415 555 0134, or leave it empty.':
    'Schreibe eine Telefonnummer wie +49 30 1234567, oder lass das leer.',
  'Write countries as two letters, such as DE.': 'Schreibe Länder mit zwei Buchstaben, zum Beispiel DE.',
  'Write language and country, such as EN-US.': 'Schreibe Sprache und Land, zum Beispiel DE-AT.',
  'Write latitude and longitude, such as 52.52,13.405.':
    'Schreibe Breite und Länge, zum Beispiel 52.52,13.405.',
  'Write the colour as #rrggbb.': 'Schreibe die Farbe als #rrggbb.',
  'Write the country as two letters, such as DE.': 'Schreibe das Land mit zwei Buchstaben, zum Beispiel DE.',
  'Write the currency as three letters, such as EUR.':
    'Schreibe die Währung mit drei Buchstaben, zum Beispiel EUR.',
  'Write the day as month and day, such as 04-06.': 'Schreibe den Tag als Monat und Tag, zum Beispiel 04-06.',
  'Write the name of one emoji, such as herb.': 'Schreibe den Namen eines Emoji, zum Beispiel herb.',
  'Write the nine digits of the EIN, such as 12-3456789.':
    'Schreibe die neun Ziffern der EIN, zum Beispiel 12-3456789.',
  'Write the rate as a decimal number above zero, such as 0.9173.':
    'Schreibe den Kurs als Dezimalzahl über null, zum Beispiel 0.9173.',
  'Write the two letters of a country, such as US.':
    'Schreibe die zwei Buchstaben eines Landes, zum Beispiel DE.',
  'Write the two letters of a language, such as EN.':
    'Schreibe die zwei Buchstaben einer Sprache, zum Beispiel DE.',
  'Write the year with four digits, such as 2026.': 'Schreibe das Jahr mit vier Ziffern, zum Beispiel 2026.',
  'Write the %{label} like %{example}.': 'Das Feld „%{label}“ wird wie %{example} geschrieben.',
  Eircode: 'Eircode',
  'PIN code': 'Postleitzahl',
  'Postal code': 'Postleitzahl',
  Postcode: 'Postleitzahl',
  'ZIP code': 'Postleitzahl',
  County: 'Grafschaft',
  Province: 'Provinz',
  Region: 'Region',
  State: 'Bundesland',
} as const
