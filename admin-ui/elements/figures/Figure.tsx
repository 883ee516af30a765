import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'

type FigureProps = {
  readonly label: string
  /** Undefined while it is not known. */
  readonly figure: string | undefined
  readonly detail?: string
  /** Where the figure opens to what made it. */
  readonly to?: string
  /** Chosen among figures that open below instead. */
  readonly isChosen?: boolean
  readonly onChoose?: () => void
  /** Opens a panel with what made the figure. */
  readonly onOpen?: () => void
}

/** One figure, large, that opens to what made it. */
export const Figure = ({ to, isChosen, onChoose, onOpen, ...content }: FigureProps) => {
  if (to !== undefined) {
    return (
      <ButtonBase component={Link} to={to} sx={figureStyle(false)}>
        <Content {...content} />
      </ButtonBase>
    )
  }
  if (onChoose !== undefined) {
    return (
      <ButtonBase onClick={onChoose} aria-pressed={isChosen ?? false} sx={figureStyle(isChosen ?? false)}>
        <Content {...content} />
      </ButtonBase>
    )
  }
  if (onOpen !== undefined) {
    return (
      <ButtonBase onClick={onOpen} aria-haspopup="dialog" sx={figureStyle(false)}>
        <Content {...content} />
      </ButtonBase>
    )
  }
  return (
    <Card sx={{ padding: { xs: 1.75, sm: 2.5 } }}>
      <Content {...content} />
    </Card>
  )
}

const figureStyle =
  (isChosen: boolean): SxProps<Theme> =>
  theme => {
    const { evergreen, evergreenSoft, hairline, surface, raised } = theme.palette.tokens
    return {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'flex-start',
      textAlign: 'left',
      minWidth: 0,
      padding: { xs: 1.75, sm: 2.5 },
      borderRadius: '14px',
      border: `1px solid ${isChosen ? evergreen : hairline}`,
      backgroundColor: isChosen ? evergreenSoft : surface,
      transition: 'background-color 120ms, border-color 120ms',
      '&:hover': { backgroundColor: isChosen ? evergreenSoft : raised },
    }
  }

const Content = ({ label, figure, detail }: Pick<FigureProps, 'label' | 'figure' | 'detail'>) => (
  <Box component="span" sx={{ display: 'grid', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography variant="body2" component="span" color="text.secondary">
      {label}
    </Typography>
    <Typography variant="h4" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {figure ?? <Skeleton width={90} />}
    </Typography>
    {detail && (
      <Typography variant="caption" component="span" color="text.secondary">
        {detail}
      </Typography>
    )}
  </Box>
)
