import Box from '@mui/material/Box'
import { Page } from '../../app/shell/Page.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { useText } from '../../messages/useText.ts'
import { DateRangeChoice } from '../activity/DateRangeChoice.tsx'
import { ScopeSelect } from '../elements/ScopeSelect.tsx'
import { SubscribeButton } from '../subscriptions/SubscribeButton.tsx'
import { useReportAddress } from '../useReportAddress.ts'
import { ActivityByMonth } from '../widgets/ActivityByMonth.tsx'
import { SegmentActivity } from '../widgets/SegmentActivity.tsx'
import { TeamEngagement } from '../widgets/TeamEngagement.tsx'
import { TopMembers } from '../widgets/TopMembers.tsx'
import { TopValues } from '../widgets/TopValues.tsx'
import { useRestedScope } from '../widgets/useRestedScope.ts'
import { widgetGrid } from '../widgets/widgetGrid.ts'

/** How recognition is doing, for the team or a part of it. Its address carries what it shows. */
export const InsightsPage = () => {
  const text = useText()
  const { days, scope: chosen, chooseDays, chooseScope } = useReportAddress('thisMonth')
  const scope = useRestedScope({ ...days, ...chosen })
  return (
    <Page title={text('places.insights')} lead={text('reports.insightsLead')} actions={<SubscribeButton />}>
      <Toolbar>
        <ScopeSelect group={chosen.group} segment={chosen.segment} onChange={chooseScope} />
        <DateRangeChoice of="insights" start={days.start} end={days.end} onChange={chooseDays} />
      </Toolbar>
      <Box sx={widgetGrid}>
        <ActivityByMonth scope={scope} />
        <TeamEngagement scope={scope} title={text('reports.widgets.teamEngagement')} />
        <TopValues scope={scope} />
        <TopMembers scope={scope} by="earners" />
        <TopMembers scope={scope} by="givers" />
        <SegmentActivity scope={scope} />
      </Box>
    </Page>
  )
}
