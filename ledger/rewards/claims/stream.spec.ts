import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { claimStream } from './stream.ts'

const { given } = testDecider(claimStream)

const gifts = {
  claimId: idOf('claim'),
  memberId: idOf('Ann'),
  grantId: idOf('beacon for Ann'),
  awardName: 'Beacon',
  gifts: [[{ type: 'POINTS' as const, points: 100 }]],
}
const open = { type: 'openClaim', ...byAdmin(), data: gifts } as const

describe('claims', () => {
  it('are opened once', () => {
    given().when(open).thenEvents({ type: 'ClaimOpened', data: gifts })
    given({ type: 'ClaimOpened', data: gifts }).when(open).thenNothing()
  })

  it('are withdrawn with their award, and opened again with it', () => {
    const { claimId, memberId, grantId } = gifts
    const data = { claimId, memberId, grantId }
    const opened = { type: 'ClaimOpened', data: gifts } as const
    const withdrawn = { type: 'ClaimWithdrawn', data } as const
    const withdraw = { type: 'withdrawClaim', ...byAdmin(), data } as const
    given(opened).when(withdraw).thenEvents(withdrawn)
    given().when(withdraw).thenNothing()
    given(opened, withdrawn).when(withdraw).thenNothing()
    given(opened, withdrawn).when(open).thenEvents(opened)
  })
})
