import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { custom as english } from '../english/custom.ts'

export const custom: TextsLike<typeof english> = {
  faster: 'Alguien ha sido más rápido: este artículo está agotado.',
  otherwise: 'Se ha producido un error desconocido, inténtalo de nuevo.',
  search: 'Buscar en %{name}',
  nothingYet: 'Aún no hay nada aquí',
  nothingYetText: 'Tu equipo aún no ha puesto nada en este estante. Vuelve pronto.',
  nothingFound: 'No se ha encontrado nada',
  nothingFoundText: 'Ningún artículo se llama «%{words}». Prueba con otra palabra.',
  gone: 'Este artículo ya no se ofrece',
  goneText: 'Puede que haya otra cosa que te guste.',
  description: 'Descripción',
  outOfStock: 'Este artículo está agotado',
  otherCountry: 'Este artículo no está disponible en tu país (%{country}).',
  noStyle: 'Elige un modelo para comprarlo.',
  noAddress: 'Elige adónde enviarlo para comprarlo.',
  toGo: 'Te faltan %{points} para poder comprarlo.',
}
