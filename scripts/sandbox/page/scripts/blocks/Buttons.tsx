import { Icon } from '../Icon.tsx'
import { Menu } from '../Menu.tsx'
import type { ControlProps } from './Control.tsx'
import { TextLine } from './Text.tsx'

const isWebAddress = (url: string | undefined): url is string => url !== undefined && /^https?:/i.test(url)

export const ButtonControl = ({ control, isBusy, dispatch }: ControlProps<'button'>) => {
  const { text, url, style, accessibility_label: label } = control
  const common = {
    class: style === undefined ? 'block-button' : `block-button ${style}`,
    'aria-label': label,
    onClick: () => dispatch(),
  }
  if (isWebAddress(url))
    return (
      <a {...common} href={url} target="_blank" rel="noreferrer noopener">
        <TextLine text={text} />
      </a>
    )
  return (
    <button {...common} type="button" aria-busy={isBusy}>
      <TextLine text={text} />
    </button>
  )
}

/** A button with a menu. */
export const OverflowControl = ({ control, isBusy, dispatch }: ControlProps<'overflow'>) => (
  <Menu
    label="More"
    class="block-button square"
    icon={<Icon name="more" />}
    isBusy={isBusy}
    entries={control.options.map(option => ({
      content: <TextLine text={option.text} />,
      run: () => {
        if (isWebAddress(option.url)) window.open(option.url, '_blank', 'noreferrer')
        dispatch({ selected_option: option })
      },
    }))}
  />
)
