import { getRewardPolicy, listRewardNotifications } from '@laurel/contract/rewards/rewardSettings.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { CatalogsForm } from './CatalogsForm.tsx'
import { LimitsForm } from './LimitsForm.tsx'
import { PayingForRewards } from './PayingForRewards.tsx'
import { TopUpBanner } from './TopUpBanner.tsx'

/** What the team decides about rewards. */
export const RewardSettingsPage = () => {
  const text = useText()
  const { team } = useMe()
  const notifications = useAnswer(listRewardNotifications, after => ({ query: after }))
  const policy = useAnswer(getRewardPolicy, after => ({ query: after }))
  return (
    <Page
      title={text('rewards.settings.title')}
      lead={text('rewards.settings.lead')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
      actions={<PayingForRewards />}
    >
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 640 }}>
        <TopUpBanner team={team} />
        {notifications.data ? (
          <CatalogsForm catalogs={team.reward_catalogs} notified={notifications.data.to_notify} />
        ) : (
          <Card>
            <NotLoaded of={notifications} columns={1} />
          </Card>
        )}
        {policy.data ? (
          <LimitsForm policy={policy.data} />
        ) : (
          <Card>
            <NotLoaded of={policy} columns={1} />
          </Card>
        )}
      </Box>
    </Page>
  )
}
