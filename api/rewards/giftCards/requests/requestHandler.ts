import { moneyFor } from '@laurel/contract/rewards/pointsForMoney.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { decimalText } from '@laurel/ledger/kernel/money.ts'
import { handle, type JobHandler } from '../../../delivery/handler.ts'
import { dead, done, failed } from '../../../delivery/outcome.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { FormService } from './formService.ts'
import { giftCardRequestJob } from './requestJobs.ts'

/** Sends requests for gift cards, worded with what is known of the person at that moment. */
export const giftCardRequestHandler = ({
  ledger,
  form,
}: {
  readonly ledger: Pick<Ledger, 'member' | 'team'>
  readonly form: FormService | undefined
}): JobHandler =>
  handle(giftCardRequestJob, async ({ payload: { teamId, memberId, points, country }, signal }) => {
    const [member, team] = await Promise.all([ledger.member(teamId, memberId), ledger.team(teamId)])
    if (member.kind === 'unknown' || member.isErased || team.kind === 'unknown') return done
    if (!form) return dead('No form service is set up. Set LAUREL_GIFT_CARD_FORM_URL and run this again.')
    const { name, email } = member.profile
    if (email === null) return dead('The member has no e-mail address to answer to.')
    try {
      const problem = await form.submit(
        {
          email,
          name,
          country,
          user_id: memberId,
          team_id: teamId,
          team_name: team.name,
          point_amount: points,
          currency_amount: `USD ${decimalText(moneyFor(points, 'USD', '1'))}`,
          subject: `Gift card for ${name} of ${team.name} (${country})`,
          from: name,
        },
        signal,
      )
      return problem === null ? done : dead(problem)
    } catch (error) {
      if (error instanceof VendorUncertain) return failed(error.message)
      throw error
    }
  })
