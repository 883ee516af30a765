import type { states as english } from '../english/states.ts'
import type { TextsLike } from '../textsLike.ts'

export const states: TextsLike<typeof english> = {
  carousel: {
    earlier: '%{title}: anteriores',
    more: '%{title}: más',
  },
  copy: {
    copied: 'Copiado',
    copy: 'Copiar',
    select: 'Selecciónalo',
    selectIt: 'Selecciona el texto y cópialo.',
  },
  failed: 'No se ha podido cargar',
  notUnderstood:
    'Esta página no entiende la respuesta de Laurel. Vuelve a cargar la página e inténtalo de nuevo.',
  gallery: {
    images: 'Imágenes de %{name}',
    image: '%{name}, imagen %{number} de %{count}',
    next: 'Imagen siguiente',
    previous: 'Imagen anterior',
    show: 'Mostrar la imagen %{number} de %{count}',
  },
  list: {
    failed: 'El resto no se ha cargado.',
    loading: 'Cargando más…',
    more: 'Mostrar más',
  },
  loadingPage: 'Cargando la página',
  opensPage: 'abre otra página',
  optional: '(opcional)',
  price: {
    from: 'desde',
  },
  search: {
    clear: 'Borrar la búsqueda',
    label: 'Buscar',
    hint: 'escribe para buscar…',
    running: 'Buscando',
  },
  searchResults: 'Resultados de la búsqueda',
  sending: 'Enviando…',
}
