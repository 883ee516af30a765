import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { statement as english } from '../english/statement.ts'

export const statement: TextsLike<typeof english> = {
  open: 'Lo que recibiste en un año',
  title: 'Lo que recibiste en %{year}',
  year: 'Año fiscal',
  print: 'Imprimir o guardar',
  none: 'No recibiste recompensas en %{year}',
  noneText: 'Una recompensa aparece aquí cuando se completa. Los puntos guardados no son ingresos.',
  received: 'Recompensas por valor de %{amount}',
  added: 'Tu empresa cuenta %{amount} como ingreso sujeto a impuestos.',
  undecided: 'Tu empresa aún no ha dicho qué parte del resto paga impuestos.',
  rewards: 'Recompensas',
  returned: 'se devolvió',
  gift: 'Un regalo',
  rules: 'Qué paga impuestos en %{country} según tu empresa',
  taxable: 'Tu empresa cuenta su valor como ingreso sujeto a impuestos.',
  notTaxable: 'No paga impuestos.',
  above: {
    item: 'Por encima de %{amount}, tu empresa lo cuenta como ingreso sujeto a impuestos.',
    month: 'Por encima de %{amount} al mes, tu empresa lo cuenta como ingreso sujeto a impuestos.',
    year: 'Por encima de %{amount} al año, tu empresa lo cuenta como ingreso sujeto a impuestos.',
  },
  noAdvice:
    'Para %{name}, %{team}. Los valores están en dólares y las reglas son de tu empresa. Pregunta por ellas en nóminas.',
  kinds: {
    handedOver: 'recompensas de la empresa',
    giftCard: 'tarjetas de regalo',
    amazon: 'pedidos de Amazon',
    catalogItem: 'catálogo de la empresa',
    storefront: 'la tienda',
    integrationItem: 'tiendas conectadas',
    donation: 'donaciones',
    payout: 'pagos en dinero',
  },
}
