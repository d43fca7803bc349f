/** The hazard token: the destiny card of this encounter carries a warning, and cards may count otherwise for it. */
import { useNames, useView } from '../table/context.tsx';
import styles from './hazard.module.css';

/** `brief`: a sign, where there is no room for the word. */
export function Hazard({ number, brief = false }: { number: number; brief?: boolean }) {
  const names = useNames();
  const { encounter } = useView();
  if (encounter === null || encounter.number !== number || !encounter.hazard) return null;
  return (
    <b
      className={`${styles.hazard} ${brief ? styles.brief : ''}`}
      title={names.destiny(encounter.destiny)}
      data-hazard
    >
      {brief ? <span aria-hidden="true">!</span> : null}
      <span className={brief ? 'visually-hidden' : ''}>{names.t('web.encounter.hazard')}</span>
    </b>
  );
}
