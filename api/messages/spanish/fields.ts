import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { fields as english } from '../english/fields.ts'

export const fields: TextsLike<typeof english> = {
  nameTwice: '%{name} aparece dos veces. Nombra a cada persona una sola vez.',
  notActive: '%{name} no es miembro activo del equipo. Elige a alguien activo.',
  notEligible: '%{name} no puede recibir puntos. Quita a esta persona de la lista.',
  channelInUse:
    '«%{name}» necesita este canal mientras está en curso. Termina eso primero y después elimina el canal.',
  notExpected: 'Aquí se espera otra cosa.',
  channelTitle: 'Ponle un título al canal.',
  conditions: 'Añade al menos un grupo de condiciones.',
  profileField: 'El espacio de trabajo no tiene ese campo de perfil. Elige uno de la lista.',
  eventCursor: 'Da un cursor tal como se respondió, por ejemplo %{example}.',
  asOf: 'Elige un momento que ya haya pasado: ahora es %{now}.',
  sortable: 'Esta lista se puede ordenar por %{fields}.',
  lastDay: 'Elige un último día que no sea anterior al primero.',
  whoseBalance: 'Di de quién es el saldo: envía el id de una persona.',
  yearsMax: 'Elige %{max} años como máximo.',
  daysMax: 'Elige un primer y un último día dentro de %{max} días.',
  startBeforeEnd: 'Elige un inicio anterior al final, `as_of`.',
  pointsOfAccount:
    'Ordena una cuenta por puntos para una sola persona: añade user_id al filtro o deja fuera la cuenta.',
  assistantScopes: 'Permite solo lo que pidió el asistente y lo que tu rol puede usar.',
  emojiUnknown:
    'Tu espacio de trabajo no tiene el emoji :%{emoji}:. Escribe el nombre de otro, por ejemplo herb.',
  logoGone: 'Esta imagen ya no está. Súbela de nuevo.',
  monthToo: 'Elige también un mes.',
  dayToo: 'Elige también un día.',
  yearToo: 'Elige también un año.',
  noSuchDay: 'El mes no tiene ese día. Elige otro.',
  yearMax: 'Elige un año hasta %{max}.',
}
