import { fixtureId } from '../fixtures/fixtureId.ts'
import { meFixture } from '../fixtures/me.ts'
import type { SentRequest } from './renderAdmin.tsx'

/** The answers for a reader who manages one segment and is no administrator. */
export const segmentManager = ({ path }: SentRequest) => {
  const user = {
    ...meFixture.user,
    is_admin: false,
    is_owner: false,
    segments_managed: [{ id: fixtureId(700), name: 'Berlin' }],
  }
  return path === '/v1/user/me' ? { status: 200, body: { ...meFixture, user } } : undefined
}
