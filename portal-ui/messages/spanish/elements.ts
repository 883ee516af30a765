import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { elements as english } from '../english/elements.ts'

export const elements: TextsLike<typeof english> = {
  copy: {
    copied: 'Copiado',
    copy: 'Copiar',
    select: 'Selecciónalo',
    selectIt: 'Selecciona el texto y cópialo.',
  },
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
  search: {
    clear: 'Borrar la búsqueda',
    label: 'Buscar',
    hint: 'escribe para buscar…',
    running: 'Buscando',
  },
  optional: '(opcional)',
  searchResults: 'Resultados de la búsqueda',
}
