import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { exports as english } from '../english/exports.ts'

export const exports = {
  lead: 'Informes que pediste como archivo. Cada uno se conserva 7 días desde que está listo.',
  order: 'Pedir como archivo',
  ordered: 'Se está escribiendo el archivo. Slack te avisa cuando esté listo.',
  empty: 'No hay exportaciones',
  emptySentence: 'Pide un informe como archivo en Actividad, por ejemplo uno con muchísimas líneas.',
  toActivity: 'Abrir Actividad',
  report: 'Informe',
  days: 'Días',
  state: 'Estado',
  rows: 'Filas',
  size: 'Tamaño',
  kept: 'Se conserva hasta',
  allDays: 'Todos los días',
  range: 'Del %{start} al %{end}',
  since: 'Desde el %{start}',
  until: 'Hasta el %{end}',
  states: { running: 'Escribiéndose', ready: 'Listo', failed: 'Falló' },
  fetch: 'Descargar',
  fetchNamed: 'Descargar %{name}',
  delete: 'Eliminar',
  deleteNamed: 'Eliminar %{name}',
  deleted: 'Eliminado.',
} as const satisfies TextsLike<typeof english>
