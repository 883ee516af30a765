import type { german } from './german.ts'

export const spanish: Readonly<Record<keyof typeof german, string>> = {
  'A delivery has at most %{max} characters.': 'Una entrega tiene como máximo %{max} caracteres.',
  'A group uses a field twice. Remove one of the two conditions, or add another group.':
    'Un grupo usa un campo dos veces. Quita una de las dos condiciones o añade otro grupo.',
  'A link begins with https://. Enter anything else as text.':
    'Un enlace empieza por https://. Escribe cualquier otra cosa como texto.',
  'A link begins with https://. Record anything else as text.':
    'Un enlace empieza por https://. Escribe cualquier otra cosa como texto.',
  'A month is written like 2026-10.': 'Un mes se escribe como 2026-10.',
  'A point amount is required, can be 0.': 'Hace falta una cantidad de puntos; puede ser 0.',
  'A post is named by letters, digits and dashes.':
    'El nombre de un artículo lleva letras, cifras y guiones.',
  'A team needs an administrator.': 'Un equipo necesita a alguien en administración.',
  'Add at least one group of conditions.': 'Añade al menos un grupo de condiciones.',
  'An ASIN has ten letters and digits.': 'Un ASIN tiene diez letras y cifras.',
  'Another rule decides about %{kind} in %{country}. Change that one.':
    'Otra regla ya decide sobre %{kind} en %{country}. Cambia esa.',
  'At least one banner is required.': 'Hace falta al menos un banner.',
  'Buy at least 50 points.': 'Compra al menos 50 puntos.',
  'Buy at most 10,000,000 points at once.': 'Compra 10 000 000 puntos como máximo de una vez.',
  'Choose a chat channel, or give the recognition channel a title.':
    'Elige un canal de chat, o ponle un título al canal de reconocimiento.',
  'Choose a day of the month.': 'Elige un día del mes.',
  'Choose a field of the workspace.': 'Elige un campo del espacio de trabajo.',
  'Choose a province.': 'Elige una provincia.',
  'Choose a state.': 'Elige un estado.',
  'Choose at least one channel.': 'Elige al menos un canal.',
  'Choose at least one event.': 'Elige al menos un evento.',
  'Choose from the banners that come with Laurel.': 'Elige entre los banners que trae Laurel.',
  'Choose the group that competes.': 'Elige el grupo que compite.',
  'Choose two groups or more.': 'Elige dos grupos o más.',
  "Donation can't be more than $1,000": 'Una donación no puede superar 1000 $.',
  'Donation must be at least $1': 'Una donación es de 1 $ como mínimo.',
  'Enter an address that begins with https://.': 'Escribe una dirección que empiece por https://.',
  'Fill this in.': 'Rellena esto.',
  'Give a cursor as it was answered.': 'Da un cursor tal como se respondió.',
  'Give whole points.': 'Da puntos enteros.',
  'Invalid UUID: give the id as it was answered, in lower case.':
    'UUID no válido: da el id tal como se respondió, en minúsculas.',
  'Laurel does not speak this language. Choose English, German or Spanish.':
    'Laurel no habla este idioma. Elige inglés, alemán o español.',
  'Must be a valid phone number or email.': 'Escribe un teléfono o un correo válido.',
  'Must be a valid phone number.': 'Escribe un teléfono válido.',
  'Name at most %{max} spellings of countries.': 'Escribe como máximo %{max} formas de países.',
  'No calendar knows this time zone. Choose one such as Europe/Berlin.':
    'Ningún calendario conoce esta zona horaria. Elige una como Europe/Berlin.',
  'Not JSON. Send the parameter as JSON text.': 'No es JSON. Envía el parámetro como texto JSON.',
  'Pick who gets the award.': 'Elige quién recibe el premio.',
  'Postings must sum to zero.': 'Los apuntes deben sumar cero.',
  'Rewards are not sent to this country.': 'No se envían recompensas a este país.',
  'Send it as it was received.': 'Envíalo tal como lo recibiste.',
  'Send the id as it was received.': 'Envía el id tal como lo recibiste.',
  'The account %{code} has more than one name. Give it one name.':
    'La cuenta %{code} tiene más de un nombre. Ponle uno solo.',
  'The address contains characters that cannot be stored.':
    'La dirección contiene caracteres que no se pueden guardar.',
  'The month has no such day. Choose another day.': 'El mes no tiene ese día. Elige otro.',
  'The text contains characters that cannot be stored. Remove them and try again.':
    'El texto contiene caracteres que no se pueden guardar. Quítalos e inténtalo de nuevo.',
  'There is another line for %{key}. Keep one of them.': 'Hay otra línea para %{key}. Deja una de ellas.',
  'This file has more than 10 MB. Make it smaller.': 'Este archivo tiene más de 10 MB. Hazlo más pequeño.',
  'Two styles have the same name. Give each its own.':
    'Dos estilos tienen el mismo nombre. Dale a cada uno el suyo.',
  'Upload the picture, or give its address, which begins with https://.':
    'Sube la imagen, o da su dirección, que empieza por https://.',
  'Upload the picture.': 'Sube la imagen.',
  'Use letters, digits and signs.': 'Usa letras, cifras y signos.',
  'Write a latitude up to 90 and a longitude up to 180.':
    'Escribe una latitud hasta 90 y una longitud hasta 180.',
  'Write a phone number, such as +1 415 555 0134, or leave it empty.':
    'Escribe un teléfono, como +52 55 1234 5678, o déjalo vacío.',
  'Write countries as two letters, such as DE.': 'Escribe los países con dos letras, como MX.',
  'Write language and country, such as EN-US.': 'Escribe idioma y país, como ES-MX.',
  'Write latitude and longitude, such as 52.52,13.405.': 'Escribe latitud y longitud, como 52.52,13.405.',
  'Write the colour as #rrggbb.': 'Escribe el color como #rrggbb.',
  'Write the country as two letters, such as DE.': 'Escribe el país con dos letras, como MX.',
  'Write the currency as three letters, such as EUR.': 'Escribe la moneda con tres letras, como EUR.',
  'Write the day as month and day, such as 04-06.': 'Escribe el día como mes y día, como 04-06.',
  'Write the name of one emoji, such as herb.': 'Escribe el nombre de un emoji, como herb.',
  'Write the nine digits of the EIN, such as 12-3456789.':
    'Escribe las nueve cifras del EIN, como 12-3456789.',
  'Write the rate as a decimal number above zero, such as 0.9173.':
    'Escribe el tipo de cambio como número decimal mayor que cero, como 0.9173.',
  'Write the two letters of a country, such as US.': 'Escribe las dos letras de un país, como MX.',
  'Write the two letters of a language, such as EN.': 'Escribe las dos letras de un idioma, como ES.',
  'Write the year with four digits, such as 2026.': 'Escribe el año con cuatro cifras, como 2026.',
  'Write the %{label} like %{example}.': 'El campo «%{label}» se escribe como %{example}.',
  Eircode: 'Eircode',
  'PIN code': 'Código postal',
  'Postal code': 'Código postal',
  Postcode: 'Código postal',
  'ZIP code': 'Código postal',
  County: 'Condado',
  Province: 'Provincia',
  Region: 'Región',
  State: 'Estado',
}
