import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type FormPartProps = {
  readonly title: string
  /** Why nothing can be changed here. */
  readonly lock?: string
  readonly children: ReactNode
}

export const FormPart = ({ title, lock, children }: FormPartProps) => (
  <Card sx={{ padding: { xs: 2, sm: 3 } }}>
    <Box component="fieldset" sx={fieldsetStyle}>
      <Typography component="legend" variant="h2" sx={{ padding: 0, marginBottom: 2 }}>
        {title}
      </Typography>
      {lock !== undefined && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'center',
            color: 'text.secondary',
            fontSize: '0.875rem',
          }}
        >
          <Lock aria-hidden sx={{ fontSize: 16 }} />
          {lock}
        </Box>
      )}
      {children}
    </Box>
  </Card>
)

const fieldsetStyle = {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 2.5,
} as const
