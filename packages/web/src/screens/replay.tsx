export default function Replay({ code }: { code: string }) {
  return <p>{code}</p>;
}
