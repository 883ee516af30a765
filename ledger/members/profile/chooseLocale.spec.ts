import { describe, expect, it } from 'vitest'
import { byAdmin } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { memberStream } from '../stream.ts'

const { given } = testDecider(memberStream)

const choose = (locale: string, place?: string | null) =>
  ({
    type: 'chooseLocale',
    ...byAdmin(),
    data: { memberId: ann, locale, ...(place !== undefined && { place }) },
  }) as const
const chosen = (locale: string, place: string | null = null): MemberEvent => ({
  type: 'LocaleChosen',
  data: { memberId: ann, locale, place },
})

describe('the locale of a member', () => {
  it('is what they chose, and stands until they choose another', () => {
    given(annAdded).when(choose('EN-US')).thenEvents(chosen('EN-US'))
    given(annAdded, chosen('EN-US')).when(choose('EN-US')).thenNothing()
    given(annAdded, chosen('EN-US')).when(choose('DE-AT')).thenEvents(chosen('DE-AT'))
  })

  it('keeps a place that is not named, and lets go of one that is taken away', () => {
    const placed = given(annAdded, chosen('DE-AT', '48.2,16.37'))
    placed.when(choose('DE-DE')).thenEvents(chosen('DE-DE', '48.2,16.37'))
    placed.when(choose('DE-AT', null)).thenEvents(chosen('DE-AT'))
  })

  it('is not kept of strangers, nor of people who are forgotten', () => {
    given().when(choose('EN-US')).thenRejected({ code: 'MEMBER_UNKNOWN' })
    const forgotten = given(annAdded, chosen('EN-US'), { type: 'MemberErased', data: { memberId: ann } })
    forgotten.when(choose('EN-US')).thenRejected({ code: 'MEMBER_UNKNOWN' })
    expect(forgotten.state).toMatchObject({ chosenLocale: null })
  })
})
