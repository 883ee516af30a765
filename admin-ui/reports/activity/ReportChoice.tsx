import { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'
import { activitySort, isAboutAwards } from './activityFilter.ts'
import { reports } from './reports.ts'
import { useActivityFilter } from './useActivityFilter.ts'

/** Each report has columns of its own, so another one starts in its own order. */
export const ReportChoice = () => {
  const { filter, change, setSort } = useActivityFilter()
  const choose = (report: string) => {
    const type = ActivityReport.parse(report)
    change({ type, ...(!isAboutAwards(type) && { award_id: '' }) })
    setSort(activitySort)
  }
  const say = useTeamWords()
  return (
    <TextField
      select
      label="Report"
      value={filter.type}
      onChange={event => choose(event.target.value)}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      {reports.map(report => (
        <MenuItem key={report.value} value={report.value}>
          {say(report.label)}
        </MenuItem>
      ))}
    </TextField>
  )
}
