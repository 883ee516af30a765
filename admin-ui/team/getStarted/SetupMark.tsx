import Check from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'

type SetupMarkProps = { readonly number: number; readonly isDone: boolean; readonly isNext: boolean }

/** The number of a step, and a tick once it is done. */
export const SetupMark = ({ number, isDone, isNext }: SetupMarkProps) => (
  <Box
    aria-hidden
    sx={theme => {
      const { evergreen, onEvergreen, gold, goldInk, controlLine, muted, surface } = theme.palette.tokens
      return {
        width: 34,
        height: 34,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        fontWeight: 650,
        border: `2px solid ${isDone ? evergreen : isNext ? gold : controlLine}`,
        backgroundColor: isDone ? evergreen : surface,
        color: isDone ? onEvergreen : isNext ? goldInk : muted,
      }
    }}
  >
    {isDone ? <Check sx={{ fontSize: 20 }} /> : number}
  </Box>
)
