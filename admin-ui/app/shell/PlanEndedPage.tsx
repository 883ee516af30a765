import { useText } from '../../messages/useText.ts'
import { withBillingTexts } from '../../messages/withTexts.ts'
import { useMe } from '../access/MeContext.ts'
import { FullPage } from './FullPage.tsx'
import { lazyPage } from './lazyPage.tsx'

const PlanChoice = lazyPage(
  withBillingTexts(async () => (await import('../../billing/plans/PlanChoice.tsx')).PlanChoice),
  null,
)

/** Lets administrators choose a plan after a trial or a subscription; others are led to an administrator. */
export const PlanEndedPage = () => {
  const { user, team } = useMe()
  const text = useText()
  const title = text(team.trial_end === null ? 'access.subscriptionEnded' : 'access.trialEnded')
  if (!user.is_admin) return <FullPage title={title} sentence={text('access.askAnAdministrator')} />
  return (
    <FullPage title={title} sentence={text('access.choosePlan')} isWide>
      <PlanChoice />
    </FullPage>
  )
}
