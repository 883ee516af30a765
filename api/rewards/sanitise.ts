import sanitizeHtml from 'sanitize-html'

/** Longer descriptions are cut before they are read. */
const readMax = 50_000

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'blockquote',
    'h1',
    'h2',
    'h3',
    'h4',
    'a',
    'code',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    div: 'p',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }),
  },
}

/**
 * The text of a vendor or an administrator as HTML that is safe to show: text, lists and links, without scripts, styles,
 * images and forms.
 */
export const sanitise = (html: string): string => sanitizeHtml(html.slice(0, readMax), options).trim()
