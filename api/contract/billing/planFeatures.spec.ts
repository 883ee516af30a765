import { Plan } from '@laurel/ledger/teams/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { hasFeature, includesFeature, type PlanFeature, planTypes } from './planFeatures.ts'

describe.each<PlanFeature>(['awards', 'celebrations'])('%s', feature => {
  it('belong to the Pro plan alone', () => {
    expect(Plan.options.filter(plan => hasFeature({ plan }, feature))).toEqual(['pro'])
  })

  it.each(Plan.options)('are the same question on a screen of a team on %s', plan => {
    expect(includesFeature({ plan_type: planTypes[plan] }, feature)).toBe(hasFeature({ plan }, feature))
  })
})
