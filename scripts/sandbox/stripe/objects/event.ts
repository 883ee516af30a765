import type { EventRow } from '../state/state.ts'

export const apiVersion = '2026-10-28.endive'

export const showEvent = (row: EventRow, pending = 0) => ({
  id: row.id,
  object: 'event',
  api_version: apiVersion,
  created: row.created,
  data: { object: row.object, ...(row.previous ? { previous_attributes: row.previous } : {}) },
  livemode: false,
  pending_webhooks: pending,
  request: { id: row.requestId, idempotency_key: row.idempotencyKey },
  type: row.type,
})
