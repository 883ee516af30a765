import { expect, test } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { belongsInPortal } from './belongsInPortal.ts'
import type { Me } from './MeContext.ts'

const employee: Me = {
  ...meFixture,
  user: {
    ...meFixture.user,
    is_admin: false,
    is_owner: false,
    is_manager: false,
    is_channel_manager: false,
    subordinate_users: [],
    segments_managed: [],
  },
}
const administrator: Me = { ...employee, user: { ...employee.user, is_admin: true } }
const channelManager: Me = { ...employee, user: { ...employee.user, is_channel_manager: true } }

const stopped: Me = { ...employee, team: { ...employee.team, plan_type: -2 } }

test.each([
  ['an employee of a deactivated team', stopped, '/', false],
  ['an employee at the start', employee, '/', true],
  ['an employee at a page for administrators', employee, '/users?q=ada', true],
  ['an employee at the summary of their people', employee, '/reporting/summary?from=2026-01-01', false],
  ['an administrator at the start', administrator, '/', false],
  ['an administrator at their own rewards', administrator, '/redeem/redemptions', true],
  ['a channel manager at the start', channelManager, '/', false],
  ['an administrator at a page that is named alike', administrator, '/redeemed', false],
])('%s', (_name, me, address, isPortal) => {
  expect(belongsInPortal(me, address)).toBe(isPortal)
})
