import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type SettingsCardProps = {
  readonly title: string
  readonly sentence?: string
  readonly children: ReactNode
}

/** One subject of the settings. */
export const SettingsCard = ({ title, sentence, children }: SettingsCardProps) => {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ padding: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
        <div>
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          {sentence !== undefined && (
            <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.5 }}>
              {sentence}
            </Typography>
          )}
        </div>
        {children}
      </Box>
    </Card>
  )
}
