#!/bin/sh
# Starts Karota from an unpacked release with the runtime in it, or backs up or restores its database:
#   karota    karota backup [--to …]    karota restore <file> [--replace] [--check]
# It reads the variables of the README. Data lies in DATA_DIR; without it in ./data of the folder where it is called.
set -eu
home=$(dirname "$(readlink -f "$0")")
node="$home/node_modules/.bin/node"
export NODE_ENV=production
command=${1:-start}
[ $# -eq 0 ] || shift
case "$command" in
start) exec "$node" "$home/apps/server/src/main.ts" ;;
backup | restore) exec "$node" "$home/scripts/$command.ts" "$@" ;;
*)
    echo "karota [start], karota backup or karota restore: there is no command $command." >&2
    exit 2
    ;;
esac
