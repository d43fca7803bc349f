export default function Aliens({ alien }: { alien: string | null }) {
  return <p>{alien}</p>;
}
