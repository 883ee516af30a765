import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { products as english } from '../english/products.ts'

export const products: TextsLike<typeof english> = {
  chooseAddress: 'Elige adónde se envía.',
  buyTitle: '¿Comprar «%{name}»?',
  buyFor: 'Comprar por %{points}',
  this: 'Este producto',
  includes: 'El precio incluye',
  back: 'Volver al producto',
  amazonUnavailable:
    'Los canjes en Amazon no están disponibles temporalmente. Se ha avisado a la administración.',
  loading: 'Cargando el producto',
  loadingAll: 'Cargando los productos',
  shop: 'Tienda de la empresa',
  shopPage: 'Tienda de la empresa · %{team}',
  category: 'Categoría',
  all: 'Todos los artículos',
  products: 'Productos',
  shopGone: 'La tienda no tiene este producto',
  shopGoneText: 'Puede que el enlace sea antiguo o esté mal escrito.',
  seeAll: 'Ver todos los productos',
  options: {
    color: 'color',
    size: 'talla',
  },
  choose: {
    both: 'Elige un color y una talla.',
    color: 'Elige un color.',
    size: 'Elige una talla.',
  },
  shopPromise: 'Tu equipo lo prepara y te lo envía.',
}
