import { z } from 'zod'
import { page, rowIn } from '../http/lists.ts'
import { get, type Operation } from '../http/operation.ts'
import { expand, listing, optionalText } from '../http/params.ts'
import { invalid } from '../http/refusal.ts'
import { showEvent } from '../objects/event.ts'

/** Stripe lists events for 30 days. */
const keptSeconds = 30 * 86_400

export const eventOperations: readonly Operation[] = [
  get(
    '/v1/events',
    z.strictObject({ ...listing, type: optionalText, types: z.array(z.string()).max(20).optional() }),
    ({ state, now }, { type, types, ...given }) => {
      if (type !== undefined && types !== undefined)
        throw invalid('You may only specify one of these parameters: type, types.')
      return page(
        state.events,
        given,
        '/v1/events',
        row => showEvent(row),
        row =>
          row.created > now() - keptSeconds &&
          (type === undefined || row.type === type) &&
          (types === undefined || types.includes(row.type)),
      )
    },
  ),
  get('/v1/events/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showEvent(rowIn(state.events, 'event', id)),
  ),
]
