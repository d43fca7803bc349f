/** A link to be read by a camera. */
import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';

export function QrCode({ text, what }: { text: string; what: string }) {
  const [drawing, setDrawing] = useState('');
  useEffect(() => {
    let wanted = true;
    import('uqr').then(
      ({ renderSVG }) => wanted && setDrawing(renderSVG(text, { border: 2 })),
      // Without it there is still the link.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <div
      className={styles.qr}
      role="img"
      aria-label={what}
      // oxlint-disable-next-line react/no-danger -- made here, of our own address
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
