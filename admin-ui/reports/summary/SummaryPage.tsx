import { directReportStats } from '@laurel/contract/reports/directReports.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { Toolbar } from '../../elements/list/Toolbar.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { DateRangeChoice } from '../activity/DateRangeChoice.tsx'
import { SubscribeButton } from '../subscriptions/SubscribeButton.tsx'
import { useReportAddress } from '../useReportAddress.ts'
import { TeamEngagement } from '../widgets/TeamEngagement.tsx'
import { TopValues } from '../widgets/TopValues.tsx'
import { useRestedScope } from '../widgets/useRestedScope.ts'
import { widgetGrid } from '../widgets/widgetGrid.ts'
import { ActivityFeed } from './ActivityFeed.tsx'
import { ReportsTable } from './ReportsTable.tsx'
import { SummaryFigures } from './SummaryFigures.tsx'
import { WeekBegan } from './WeekBegan.tsx'

/** Recognition among the reader's direct reports. */
export const SummaryPage = () => {
  const text = useText()
  const { user } = useMe()
  const { days, chooseDays: choose } = useReportAddress('thisWeek')
  const scope = useRestedScope({ ...days, direct_reports: 'true' })
  const stats = useAnswer(directReportStats, after => ({ query: { ...after, ...days } }), [
    days.start,
    days.end,
  ])
  const { data } = stats
  return (
    <Page
      title={text('reports.summary')}
      lead={text('reports.recognitionAmongThePeople')}
      {...(user.subordinate_users.length > 0 && { actions: <SubscribeButton /> })}
      {...((user.is_admin || user.is_manager || user.is_channel_manager) && {
        crumb: { path: '/reporting', label: 'places.reports' },
      })}
    >
      {user.subordinate_users.length === 0 ? (
        <NobodyYet isAdmin={user.is_admin} />
      ) : (
        <>
          <Toolbar>
            <DateRangeChoice of="summary" start={days.start} end={days.end} onChange={choose} />
          </Toolbar>
          <WeekBegan days={days} isEmpty={data !== undefined && isEmpty(data.totals)} onChoose={choose} />
          <SummaryFigures scope={scope} />
          <section aria-label={text('reports.directReports')}>
            {data ? (
              <ReportsTable reports={data.users} />
            ) : (
              <Card>
                <NotLoaded of={stats} columns={4} />
              </Card>
            )}
          </section>
          <Box sx={{ ...widgetGrid, marginTop: 4 }}>
            <TeamEngagement scope={scope} title={text('reports.widgets.engagement')} />
            <TopValues scope={scope} />
          </Box>
          <ActivityFeed scope={scope} />
        </>
      )}
    </Page>
  )
}

const isEmpty = (totals: ResponseOf<typeof directReportStats>['totals']): boolean =>
  Object.values(totals).every(total => total === 0)

const NobodyYet = ({ isAdmin }: { readonly isAdmin: boolean }) => {
  const text = useText()
  return (
    <Card>
      <EmptyState
        title={text('reports.noReports')}
        sentence={isAdmin ? text('reports.chooseManagerField') : text('reports.askForManagerField')}
        {...(isAdmin && {
          action: (
            <Button component={Link} to="/settings/profile-fields" variant="contained">
              {text('reports.profileFields')}
            </Button>
          ),
        })}
      />
    </Card>
  )
}
