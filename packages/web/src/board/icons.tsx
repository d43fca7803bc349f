/** Small signs beside numbers. They stand for a word that is said elsewhere, so they are silent. */
function Icon({ d, filled = false }: { d: string; filled?: boolean }) {
  return (
    <svg
      width="14"
      height="14"
      viewBox="0 0 16 16"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={d} />
    </svg>
  );
}
export const CardsIcon = () => (
  <Icon d="M5 2h7a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM7 5l3 6M10 5l-3 6" />
);
export const HomeIcon = () => <Icon d="M2 8l6-5.500L14 8M4 7v6.500h8V7" />;
export const WarpIcon = () => (
  <Icon d="M8 8a1.500 1.500 0 1 1 1.500 1.500A4 4 0 1 1 12 6M8 8a6 6 0 1 0 6 1" />
);
export const ZapIcon = () => <Icon filled d="M9.500 1L3 9h4l-.7 6L13 6.500H9z" />;
export const FlareIcon = () => (
  <Icon
    filled
    d="M8 1l1.600 4.400L14 4l-2.400 3.700L15 10.300l-4.500.3L9.700 15 8 11l-1.700 4-.8-4.400-4.500-.3 3.400-2.600L2 4l4.400 1.400z"
  />
);
export const MuteIcon = () => <Icon d="M2 6h2.500L8 3v10l-3.500-3H2zM11 6l4 4M15 6l-4 4" />;
export const MenuIcon = () => <Icon d="M2 4h12M2 8h12M2 12h12" />;
export const BackIcon = () => <Icon d="M6 3L2.500 6.500L6 10M2.500 6.500H10a3.500 3.500 0 0 1 0 7H7" />;
export const EyeIcon = () => (
  <Icon d="M1 8s2.500-4.500 7-4.500S15 8 15 8s-2.500 4.500-7 4.500S1 8 1 8zM8 6.200a1.800 1.800 0 1 0 .01 0" />
);
export const GoneIcon = () => (
  <Icon d="M2 2l12 12M6.500 5H5a3 3 0 0 0 0 6h1.500M9.500 5H11a3 3 0 0 1 2.400 4.800M6.500 8H8" />
);
export const SheetIcon = () => <Icon d="M3 2h10v12H3zM5.500 5h5M5.500 8h5M5.500 11h3" />;
const HoldIcon = () => (
  <Icon d="M1.500 8.500c0-1.500 13-1.500 13 0s-3 2-6.500 2-6.500-.5-6.500-2zM5 7.300a3 3 0 0 1 6 0M3 13.500h10" />
);
export const TokenIcon = () => <Icon d="M8 2l5 3v6l-5 3-5-3V5zM8 6v4" />;
/** What lies on a table besides cards and ships, by its name; saucers where nothing is drawn for it. */
const PIECES: { [sign: string]: { d: string; filled?: boolean } } = {
  liner: { d: 'M1 9h14l-2.500 4.500h-9zM4 9V6h8v3M6.500 6V3h3v3' },
  ring: { d: 'M8 5.500a4.600 4.600 0 1 1-.01 0M6.200 2h3.600L8 4.600z' },
  divorced: { d: 'M8 5.500a4.600 4.600 0 1 1-.01 0M3 3l10 11' },
  prisoners: { d: 'M2.500 3v11M6.200 3v11M9.800 3v11M13.500 3v11M1.500 3h13M1.500 14h13' },
  technology: {
    d: 'M6.500 1.500h3M7 2v4L2.800 13a1 1 0 0 0 .9 1.500h8.600a1 1 0 0 0 .9-1.500L9 6V2M4.500 10.500h7',
  },
  token: { d: 'M8 1.500a6.500 6.500 0 1 1-.01 0M8 5v3.600M8 11.200v.1' },
};
export const PieceSign = ({ sign }: { sign: string }) =>
  Object.hasOwn(PIECES, sign) ? <Icon {...PIECES[sign]} /> : <HoldIcon />;
export const StoryIcon = () => <Icon d="M3 3h10M3 6.300h10M3 9.600h7M3 13h9" />;
export const TalkIcon = () => <Icon d="M2 3h12v8H8l-3.500 3V11H2z" />;
export const SendIcon = () => <Icon d="M2 13.500L14.500 8 2 2.500 2 6.800 9 8 2 9.200z" filled />;
