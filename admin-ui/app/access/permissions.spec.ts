import { describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { person } from '../../fixtures/people.ts'
import type { Me } from './MeContext.ts'
import { isInPlan, isPermitted } from './permissions.ts'
import { rolesOf } from './roles.ts'

const meAs = (user: Partial<Me['user']>): Me => ({
  ...meFixture,
  user: {
    ...meFixture.user,
    is_admin: false,
    is_owner: false,
    is_manager: false,
    is_channel_manager: false,
    subordinate_users: [],
    segments_managed: [],
    ...user,
  },
})

const people = {
  member: meAs({}),
  channelManager: meAs({ is_channel_manager: true }),
  lead: meAs({ subordinate_users: [person(1)] }),
  segmentManager: meAs({ is_manager: true, segments_managed: [{ id: person(1).id, name: 'Berlin' }] }),
  administrator: meAs({ is_admin: true }),
  owner: meAs({ is_admin: true, is_owner: true }),
}

describe('permissions', () => {
  it.each(Object.entries(people))('follow from the roles of a person: %s', (role, current) => {
    expect(rolesOf(current)).toContain(role)
    expect(rolesOf(current)).toContain('member')
  })

  it.each([
    ['reporting/summary', ['member', 'channelManager', 'lead', 'segmentManager', 'administrator', 'owner']],
    ['reporting', ['channelManager', 'segmentManager', 'administrator', 'owner']],
    ['reporting/activity', ['channelManager', 'segmentManager', 'administrator', 'owner']],
    ['reporting/fairness', ['lead', 'segmentManager', 'administrator', 'owner']],
    ['users', ['administrator', 'owner']],
    ['rewards', ['administrator', 'owner']],
  ])('open %s to %j', (resource, allowed) => {
    const open = Object.entries(people).filter(([, current]) => isPermitted(current, resource, 'list'))
    expect(open.map(([role]) => role)).toEqual(allowed)
  })

  it('are one question, and the plan is another', () => {
    const free = { ...people.owner, team: { ...meFixture.team, plan_type: 2 } }
    expect(isPermitted(free, 'awards', 'list')).toBe(true)
    expect(isInPlan(free, 'awards')).toBe(false)
    expect(isInPlan(free, 'birthdays/settings')).toBe(false)
    expect(isInPlan(free, 'rewards')).toBe(true)
  })
})
