import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { action as english } from '../english/action.ts'

export const action = {
  cancel: 'Cancelar',
  delete: 'Eliminar',
  remove: 'Quitar',
  failed: 'Algo salió mal, inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  close: 'Cerrar',
  details: 'Detalles',
  latestActivity: 'Última actividad',
  change: 'Cambiar',
  settings: 'Ajustes',
  showMore: 'Mostrar más',
  showAll: 'Mostrar todo',
  showLess: 'Mostrar menos',
  openInSlack: 'Abrir en Slack',
} as const satisfies TextsLike<typeof english>
