import type { sentences as german } from '../german/sentences.ts'

export const sentences: Readonly<Record<keyof typeof german, string>> = {
  'Another change of the billing of this team is under way. Wait a moment and try again.':
    'Hay otro cambio en la facturación de este equipo en curso. Espera un momento e inténtalo de nuevo.',
  'Award allowances belong to the Pro plan. Leave the cell empty.':
    'Los presupuestos de premios son del plan Pro. Deja la celda vacía.',
  'Enter a whole address, such as https://example.com/laurel.':
    'Escribe una dirección completa, como https://example.com/laurel.',
  'Leave the user and the password out of the address.': 'Quita el usuario y la contraseña de la dirección.',
  'Line %{line} is neither UTF-8 nor Windows-1252. Save the file as UTF-8 and import it again.':
    'La línea %{line} no es UTF-8 ni Windows-1252. Guarda el archivo como UTF-8 e impórtalo de nuevo.',
  'Line %{line}, %{column}: %{message}': 'Línea %{line}, %{column}: %{message}',
  'Line %{line}: %{amount} is no amount of %{currency}.':
    'Línea %{line}: %{amount} no es un importe en %{currency}.',
  'Line %{line}: the id %{id} is in line %{before} already.':
    'Línea %{line}: el id %{id} ya está en la línea %{before}.',
  'Line %{line}: write the range as least-most.': 'Línea %{line}: escribe el rango como mínimo-máximo.',
  'No file has arrived yet. Upload one, and try again.':
    'Aún no ha llegado ningún archivo. Sube uno e inténtalo de nuevo.',
  'No person of the team has this e-mail address.': 'Nadie del equipo tiene este correo.',
  'No person of the team has this id.': 'Nadie del equipo tiene este id.',
  'No user has arrived yet. Turn on provisioning, and try again.':
    'Aún no ha llegado ninguna persona. Activa el aprovisionamiento e inténtalo de nuevo.',
  'Several people have this e-mail address. Write the id of the person, too.':
    'Varias personas tienen este correo. Escribe también el id de la persona.',
  'The books could not be read. Try again.': 'No se pudieron leer los libros. Inténtalo de nuevo.',
  'The card was declined.': 'La tarjeta fue rechazada.',
  'The cell is a formula. Write its value.': 'La celda es una fórmula. Escribe su valor.',
  'The file could not be written. Order it again.': 'No se pudo escribir el archivo. Pídelo de nuevo.',
  'The file has more than %{max} cards.': 'El archivo tiene más de %{max} tarjetas.',
  'The file has more than %{max} rows. Import it in parts.':
    'El archivo tiene más de %{max} filas. Impórtalo por partes.',
  'The file has no cards below its line of names.':
    'El archivo no tiene tarjetas debajo de la línea de nombres.',
  'The file has no column %{given}. Choose one of its columns for %{column}.':
    'El archivo no tiene la columna %{given}. Elige una de sus columnas para %{column}.',
  'The file has no column email. Its first line has to name the columns, as the export of users does.':
    'El archivo no tiene la columna email. Su primera línea tiene que nombrar las columnas, como la exportación de personas.',
  'The file has no rows below its line of names.': 'El archivo no tiene filas debajo de la línea de nombres.',
  'The file has no such column.': 'El archivo no tiene esa columna.',
  'The file has none of the columns that can be imported: %{columns}.':
    'El archivo no tiene ninguna de las columnas que se pueden importar: %{columns}.',
  'The file has the column %{column} twice. Remove one of them.':
    'El archivo tiene la columna %{column} dos veces. Quita una de ellas.',
  'The file has two encodings. Line %{line} is UTF-8, but line %{other} is not. Save the file as UTF-8 and import it again.':
    'El archivo tiene dos codificaciones. La línea %{line} es UTF-8, pero la línea %{other} no. Guarda el archivo como UTF-8 e impórtalo de nuevo.',
  'The file has two encodings. The file says that it is UTF-8, but line %{other} is not. Save the file as UTF-8 and import it again.':
    'El archivo tiene dos codificaciones. Dice que es UTF-8, pero la línea %{other} no lo es. Guarda el archivo como UTF-8 e impórtalo de nuevo.',
  'The file is no CSV at line %{line}: the quotes do not match. Correct it and import the file again.':
    'El archivo no es CSV en la línea %{line}: las comillas no encajan. Corrígelo e importa el archivo de nuevo.',
  'The file is no CSV.': 'El archivo no es CSV.',
  'The file is no text. Save it as CSV and import it again.':
    'El archivo no es texto. Guárdalo como CSV e impórtalo de nuevo.',
  'The file is not valid %{encoding}. Save it as UTF-8 and import it again.':
    'El archivo no es %{encoding} válido. Guárdalo como UTF-8 e impórtalo de nuevo.',
  'The file is too large. Order fewer days.': 'El archivo es demasiado grande. Pide menos días.',
  'The operator of this Laurel has not registered it with %{title} yet.':
    'Quien opera Laurel aún no lo ha registrado en %{title}.',
  'The operator of this Laurel has not turned on %{title} yet.':
    'Quien opera Laurel aún no ha activado %{title}.',
  'The pack could not be written. Order it again.': 'No se pudo escribir el paquete. Pídelo de nuevo.',
  'The payment provider did not answer. Wait a moment, then look whether the change is there.':
    'El proveedor de pagos no respondió. Espera un momento y mira si el cambio está hecho.',
  'The person is in line %{line} already.': 'La persona ya está en la línea %{line}.',
  'The picture of the vendor can’t be read.': 'La imagen del proveedor no se puede leer.',
  'The row has %{cells} cells, but the first line has %{width} columns.':
    'La fila tiene %{cells} celdas, pero la primera línea tiene %{width} columnas.',
  'The row has no e-mail address.': 'La fila no tiene correo.',
  'The storage of pictures is not available just now. Try again later.':
    'El almacén de imágenes no está disponible ahora mismo. Inténtalo más tarde.',
  "The stored settings of %{title} can't be read. Enter them again.":
    'Los ajustes guardados de %{title} no se pueden leer. Escríbelos de nuevo.',
  'The team has no room for more pictures.': 'El equipo no tiene espacio para más imágenes.',
  'The vendor has no picture at the address that its catalog names.':
    'El proveedor no tiene ninguna imagen en la dirección que indica su catálogo.',
  'There is no card to charge.': 'No hay ninguna tarjeta a la que cobrar.',
  'There is no picture at %{host} that Laurel may copy. Upload it, or ask the operator of Laurel to allow this site.':
    'En %{host} no hay ninguna imagen que Laurel pueda copiar. Súbela, o pide a quien opera Laurel que permita este sitio.',
  'This address is inside a private network. Enter one that is reachable from the internet.':
    'Esta dirección está en una red privada. Escribe una a la que se llegue desde internet.',
  'This field can’t hold what the source sends. Choose another one.':
    'Este campo no puede contener lo que envía la fuente. Elige otro.',
  'This file is not a picture that Laurel can read. Upload a PNG, JPEG, WebP, GIF or AVIF file.':
    'Este archivo no es una imagen que Laurel pueda leer. Sube un archivo PNG, JPEG, WebP, GIF o AVIF.',
  'This picture has more than 50 million pixels. Make it smaller and upload it again.':
    'Esta imagen tiene más de 50 millones de píxeles. Hazla más pequeña y súbela de nuevo.',
  'This picture is damaged. Save it again as PNG or JPEG and upload that file.':
    'Esta imagen está dañada. Guárdala de nuevo como PNG o JPEG y sube ese archivo.',
  'This way to %{title} has ended. Begin at the integration again.':
    'Este camino hacia %{title} ha terminado. Empieza de nuevo en la integración.',
  'Unsupported Media Type.': 'El contenido es de un tipo que aquí no se espera.',
  'Write a start date up to the year %{year}.': 'Escribe una fecha de inicio hasta el año %{year}.',
  'Write at most 3000 characters of text.': 'Escribe 3000 caracteres como máximo.',
  'Write one of: %{words}.': 'Escribe una de estas palabras: %{words}.',
  'Write something.': 'Escribe algo.',
  'Write the birthday as month and day, such as 04-30, or none.':
    'Escribe el cumpleaños como mes y día, como 04-30, o none.',
  'Write the currency as three letters, such as ILS.': 'Escribe la moneda con tres letras, como ILS.',
  'Write the start date as year, month and day from %{year} on, such as 2024-04-30, or none.':
    'Escribe la fecha de inicio como año, mes y día desde %{year}, como 2024-04-30, o none.',
  'Write whole points from 0 to %{max}; 0 clears the override.':
    'Escribe puntos enteros de 0 a %{max}; 0 quita la excepción.',
  'You are no longer in this team.': 'Ya no estás en este equipo.',
  'You may no longer see this report.': 'Ya no puedes ver este informe.',
  'You see other people than when you ordered this file. Order it again.':
    'Ves a otras personas que cuando pediste este archivo. Pídelo de nuevo.',
  'Connect %{title} first.': 'Conecta %{title} primero.',
  'Enter your subdomain at %{title} first.': 'Escribe primero tu subdominio en %{title}.',
  'The month is open. Close it first.': 'El mes está abierto. Ciérralo primero.',
  'The pack is too large for a download. Ask your operator for it: laurel audit pack writes it into a file.':
    'El paquete es demasiado grande para descargarlo. Pídelo a quien opera Laurel: laurel audit pack lo escribe en un archivo.',
  'Write the first part of the address: acme for acme.example.com.':
    'Escribe la primera parte de la dirección: acme para acme.example.com.',
  'Your bank asks you to confirm the payment.': 'Tu banco pide que confirmes el pago.',
  'Your card has expired.': 'Tu tarjeta ha caducado.',
  'Your card has insufficient funds.': 'Tu tarjeta no tiene fondos suficientes.',
  'Your card was declined.': 'Tu tarjeta fue rechazada.',
}
