import { companyColours } from '@laurel/contract/browser/companyColours.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useMe } from '../../app/access/MeContext.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

const exampleBalance = 1250

/** The top of the rewards as people will see it. */
export const BrandPreview = () => {
  const { name, metadata } = useMe().team
  const text = useText()
  const formats = useFormats()
  const colour: unknown = useWatch({ name: 'primary_color' })
  const { ground, ink } = companyColours(colour)
  return (
    <figure style={{ margin: 0 }} aria-label={text('settings.preview')}>
      <Typography component="figcaption" variant="overline" color="text.secondary">
        {text('settings.preview')}
      </Typography>
      <Box sx={frameStyle}>
        <Box sx={barStyle}>
          {metadata.logo === null ? <strong>{name}</strong> : <img src={metadata.logo} alt="" />}
          <span>{text('settings.previewRewards')}</span>
        </Box>
        <Box
          data-testid="brand"
          sx={{ padding: '20px 16px', fontWeight: 600 }}
          style={{ backgroundColor: ground, color: ink }}
        >
          {text('settings.previewBalance', { amount: formats.points(exampleBalance) })}
        </Box>
      </Box>
    </figure>
  )
}

const frameStyle = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
} as const

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: '10px 16px',
  backgroundColor: 'background.paper',
  overflowWrap: 'anywhere',
  '& img': { maxHeight: 32, maxWidth: 140, objectFit: 'contain' },
} as const
