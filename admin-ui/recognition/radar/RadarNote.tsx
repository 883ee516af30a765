import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '../../messages/useText.ts'

const notes = ['why', 'outside', 'month', 'gone', 'people'] as const

/** What the radar can't tell, beside what it found. */
export const RadarNote = () => {
  const text = useText()
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading} sx={{ padding: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={heading} sx={{ marginBottom: 1.5 }}>
        {text('radar.note')}
      </Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, display: 'grid', gap: 1 }}>
        {notes.map(note => (
          <Typography key={note} component="li" color="text.secondary">
            {text(`radar.notes.${note}`)}
          </Typography>
        ))}
      </Box>
    </Card>
  )
}
