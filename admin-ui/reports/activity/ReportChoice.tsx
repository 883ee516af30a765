import { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useMe } from '../../app/access/MeContext.ts'
import { useText } from '../../messages/useText.ts'
import { isAboutAwards, naturalSortOf, reportsFor } from './activityFilter.ts'
import { useActivityFilter } from './useActivityFilter.ts'

/** Each report has columns of its own, so another one starts in its own order. */
export const ReportChoice = () => {
  const text = useText()
  const { filter, change, setSort } = useActivityFilter()
  const reports = reportsFor(useMe().user)
  const choose = (report: string) => {
    const type = ActivityReport.parse(report)
    change({
      type,
      ...(!isAboutAwards(type) && { award_id: '' }),
      ...(type !== 'nominations' && { campaign_id: '' }),
      ...(type === 'users' && { start: '', end: '' }),
    })
    setSort(naturalSortOf(type))
  }
  return (
    <TextField
      select
      label={text('reports.report')}
      value={filter.type}
      onChange={event => choose(event.target.value)}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      {reports.map(report => (
        <MenuItem key={report} value={report}>
          {text(`reports.names.${report}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
