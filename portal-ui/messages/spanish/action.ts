import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { action as english } from '../english/action.ts'

export const action: TextsLike<typeof english> = {
  addAddress: 'Añadir una dirección',
  cancel: 'Cancelar',
  choose: 'Elegir',
  close: 'Cerrar',
  continue: 'Continuar',
  done: 'Listo',
  notNow: 'Ahora no',
  retry: 'Reintentar',
  save: 'Guardar',
  seeAll: 'Ver todo',
  seeRewards: 'Ver las recompensas',
}
