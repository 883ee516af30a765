import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { states as english } from '../english/states.ts'

export const states: TextsLike<typeof english> = {
  carousel: {
    earlier: '%{title}: anteriores',
    more: '%{title}: más',
  },
  failed: 'No se ha podido cargar',
  notUnderstood:
    'Esta página no entiende la respuesta de Laurel. Vuelve a cargar la página e inténtalo de nuevo.',
  loadingPage: 'Cargando la página',
  opensPage: 'abre otra página',
  price: {
    from: 'desde',
  },
  sending: 'Enviando…',
}
