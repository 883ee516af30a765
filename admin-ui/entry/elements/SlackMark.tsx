/** A hash in the manner of chat channels; it takes the colour of the text around it. */
export const SlackMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22">
    <path
      d="M9.500 3.500 7.500 20.500M16.500 3.500l-2 17M4 8.500h16.500M3.500 15.500H20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.200"
      strokeLinecap="round"
    />
  </svg>
)
