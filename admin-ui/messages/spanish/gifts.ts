import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { gifts as english } from '../english/gifts.ts'

export const gifts = {
  add: 'Añadir opción',
  change: 'Cambiar opción',
  companyReward: 'Recompensa de la empresa',
  kind: 'Tipo de regalo',
  points: 'Puntos',
  pointsHint: 'Se abonan cuando se eligen. 100 puntos valen 1,00 $.',
  title: '¿Qué se puede elegir?',
  changeSuffix: ', cambiar',
  delete: 'Eliminar %{name}',
  gift: 'Regalo %{number}',
  oneOfThese: ' · uno de estos',
  addAnOption: 'Añadir una opción',
  keepAPlaceFree: 'Dejar un lugar libre',
  gifts: 'Regalos',
  eachRowIsA: 'Cada fila es un regalo. Quien lo recibe elige una de sus opciones.',
  addAGift: 'Añadir un regalo',
  deleteThisOption: '¿Eliminar esta opción?',
  areYouSureYou:
    '¿Seguro que quieres eliminar esta opción? Los regalos que ya se dieron se quedan como están.',
  noCompanyRewardBy:
    'No hay ninguna recompensa de la empresa con ese nombre. Las recompensas se añaden en Recompensas.',
  recipientPaysNothing: 'Quien lo recibe no gasta puntos en ello.',
  freePlace: 'Un lugar libre',
  freePlaceDetail: 'Todavía no se puede elegir',
  gone: 'Una recompensa de la empresa',
  goneDetail: 'Ya no se ofrece',
  twicePoints: 'Esta fila ya tiene una opción de puntos.',
  twiceReward: 'Este producto ya está en esta fila.',
} as const satisfies TextsLike<typeof english>
