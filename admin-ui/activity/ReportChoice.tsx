import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTeamWords } from '../points/useTeamWords.ts'
import { reports } from './reports.ts'

type ReportChoiceProps = { readonly value: ActivityReport; readonly onChoose: (report: string) => void }

export const ReportChoice = ({ value, onChoose }: ReportChoiceProps) => {
  const say = useTeamWords()
  return (
    <TextField
      select
      label="Report"
      value={value}
      onChange={event => onChoose(event.target.value)}
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
