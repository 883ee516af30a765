import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useText } from '../../messages/useText.ts'

type StateCardProps = {
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly isOk: boolean; readonly detail: ReactNode }[]
  readonly empty?: string
}

/** Parts of one kind, each with a mark that says whether it works. */
export const StateCard = ({ title, rows, empty }: StateCardProps) => {
  const text = useText()
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={titleId} sx={{ marginBottom: 1.5 }}>
        {title}
      </Typography>
      {rows.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      <Box component="ul" sx={listStyle}>
        {rows.map(({ name, isOk, detail }) => (
          <li key={name}>
            {isOk ? (
              <CheckCircle fontSize="small" color="success" titleAccess={text('operationsHome.works')} />
            ) : (
              <ErrorOutline fontSize="small" color="error" titleAccess={text('operationsHome.fails')} />
            )}
            <span className="name">{name}</span>
            <span className="detail">{detail}</span>
          </li>
        ))}
      </Box>
    </Card>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' },
  '& .name': { display: 'inline-block', fontWeight: 550, overflowWrap: 'anywhere' },
  '& .name::first-letter': { textTransform: 'uppercase' },
  '& .detail': {
    marginLeft: 'auto',
    color: 'text.secondary',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
  },
} as const
