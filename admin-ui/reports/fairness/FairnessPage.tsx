import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { useText } from '../../messages/useText.ts'
import { ScopeSelect } from '../elements/ScopeSelect.tsx'
import { useReportAddress } from '../useReportAddress.ts'
import { widgetGrid } from '../widgets/widgetGrid.ts'
import { BothWays } from './BothWays.tsx'
import { Coverage } from './Coverage.tsx'
import { FairnessNote } from './FairnessNote.tsx'
import { FairnessOff } from './FairnessOff.tsx'
import { GroupCoverage } from './GroupCoverage.tsx'
import { QuietPeople } from './QuietPeople.tsx'
import { useSwitchFairness } from './useSwitchFairness.ts'

/** Whom recognition reaches. Off until an administrator switches it on. */
export const FairnessPage = () => {
  const text = useText()
  const { user, team } = useMe()
  return (
    <Page title={text('places.fairness')} lead={text('fairness.lead')}>
      {team.metadata.show_fairness ? <Report /> : <FairnessOff isAdmin={user.is_admin} />}
    </Page>
  )
}

const Report = () => {
  const { user } = useMe()
  const { scope, chooseScope } = useReportAddress('last30Days')
  const segment = user.is_admin ? undefined : scope.segment
  return (
    <>
      {!user.is_admin && user.segments_managed.length > 0 && (
        <Toolbar>
          <ScopeSelect group={undefined} segment={segment} onChange={chooseScope} />
        </Toolbar>
      )}
      <Box sx={widgetGrid}>
        <Coverage segment={segment} by="all" />
        <QuietPeople segment={segment} />
        <Coverage segment={segment} by="tenures" />
        <Coverage segment={segment} by="timeZones" />
        {user.is_admin && <GroupCoverage by="channels" />}
        {(user.is_admin || user.segments_managed.length > 0) && <GroupCoverage by="segments" />}
        <BothWays segment={segment} />
        <FairnessNote />
      </Box>
      {user.is_admin && <SwitchOff />}
    </>
  )
}

const SwitchOff = () => {
  const text = useText()
  const { perform, isRunning } = useSwitchFairness(text('fairness.switchedOff'))
  return (
    <Button variant="outlined" loading={isRunning} onClick={() => void perform(false)} sx={{ marginTop: 3 }}>
      {text('fairness.switchOff')}
    </Button>
  )
}
